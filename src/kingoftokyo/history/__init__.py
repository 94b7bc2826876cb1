"""What a game was, as text and numbers: saves as text, replays, statistics. Nothing here touches a disk."""
