"""The lessons: guided games with loaded dice, and a script with a page for each decision of the pupil."""
