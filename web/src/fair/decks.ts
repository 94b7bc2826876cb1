// Made by `python -m tools.generate.decks` from the rules: change it there.

export const BASE_DECK: readonly string[] = `
  battery_monster friend_of_children alien_origin media_friendly extra_head extra_head giant_brain detritivore
  complete_destruction gourmet freeze_time energy_drink smoke_cloud background_dweller psychic_probe herd_culler
  plot_twist stretchy poison_quills spiked_tail urbavore acid_attack burrowing alpha_monster nova_breath
  fire_breathing poison_spit shrink_ray armor_plating camouflage wings jets rapid_healing even_bigger regeneration
  were_only_making_it_stronger eater_of_the_dead it_has_a_child healing_ray opportunist made_in_a_lab
  parasitic_tentacles metamorph mimic rooting_for_the_underdog energy_hoarder herbivore solar_powered corner_store
  commuter_train apartment_building skyscraper nuclear_power_plant heal energize national_guard tank jet_fighters
  flame_thrower gas_refinery high_altitude_bombing evacuation_orders evacuation_orders vast_storm death_from_above
  frenzy
`.trim().split(/\s+/);

export const COSTUMES: readonly string[] = `
  princess statue_of_liberty witch clown cheerleader devil pirate robot zombie ghost vampire astronaut
`.trim().split(/\s+/);
