"""One table logic for every transport: seats, the game, who is asked, and what each viewer sees."""
