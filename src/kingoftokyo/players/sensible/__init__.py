"""The sensible player: values dice, cards and answers by rules of thumb about the situation."""
