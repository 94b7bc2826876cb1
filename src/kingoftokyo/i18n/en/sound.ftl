# Sound.

sound = Sound
sound-play = Play sounds
sound-mute = Mute (M)
sound-unmute = Sound on (M)
sound-volume = Volume
sound-percent = { $volume }%
keys-mute = Sound on or off
