"""Records: whole games as text, from the first roll to the last choice, with what chance answered."""
