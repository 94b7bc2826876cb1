# Le son.

sound = Son
sound-play = Jouer les sons
sound-mute = Couper le son (M)
sound-unmute = Remettre le son (M)
sound-volume = Volume du son
sound-percent = { $volume } %
keys-mute = Couper ou remettre le son
