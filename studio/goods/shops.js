// The goods on home's first panel.
export const heroGoods = ['full-kente-cloth-for-men-sika-futuro', 'bolga-basket-round-large', 'samsung-galaxy-a15-128-gb'];

// Which goods stand for a category, by the category's icon.
export const kinds = {
  smartphone: 'samsung-galaxy-a15-128-gb',
  laptop: 'hp-elitebook-840-g6',
  shirt: 'batakari-smock-hand-sewn',
  sparkles: 'raw-shea-butter-500-g',
  'cooking-pot': 'dadesen-aluminium-cooking-pots-set-of-5',
  wheat: 'gari-extra-fine-5-kg',
  tv: 'nasco-32-inch-digital-tv',
  dumbbell: 'match-football-size-5',
  baby: 'feeding-bottle-240-ml-twin',
  palette: 'djembe-drum-12-inch',
  sprout: 'snake-plant-in-clay-pot',
  'book-open': 'exercise-books-pack-of-12',
};

// Which goods stand in the window of a shop, by the shop's slug: the first one is its sign, all are on its banner.
export const windows = {
  'adepa-kente-house': ['full-kente-cloth-for-men-sika-futuro', 'bonwire-kente-stole-adwinasa', 'ladies-kente-two-pieces-and-slit'],
  'kwame-mobile-hub': ['samsung-galaxy-a15-128-gb', 'nokia-3310-3g', 'oraimo-watch-4-plus'],
  'makola-cloth-queens': ['vlisco-super-wax-6-yards', 'ankara-midi-dress-with-pockets', 'atl-akosombo-print-12-yards'],
  'osu-tech-corner': ['dell-latitude-7490', 'tp-link-archer-c6-router', 'epson-ecotank-l3250'],
  'tema-home-appliances': ['binatone-16-inch-standing-fan', 'midea-washing-machine-7-kg', 'hisense-double-door-fridge-200-l'],
  'circle-sneaker-yard': ['nike-air-running-sneakers', 'football-boots-firm-ground', 'match-football-size-5'],
  'auntie-esi-foods': ['shito-fish-and-shrimp-500-g', 'gari-extra-fine-5-kg', 'plantain-chips-spicy-10-packs'],
  'oguaa-books-music': ['homegoing', 'violin-for-beginners', 'maracas-pair'],
  'takoradi-harbour-traders': ['zealot-s51-bluetooth-speaker', 'panasonic-portable-radio', 'samsung-2-1-soundbar-b450'],
  'wiawso-farm-supply': ['dwarf-coconut-seedling', 'knapsack-sprayer-16-litres', 'snake-plant-in-clay-pot'],
  'aburi-craft-yard': ['djembe-drum-12-inch', 'sesewa-stool-carved', 'festival-mask-wall-piece'],
  'krobo-bead-house': ['krobo-recycled-glass-beads', 'krobo-bodom-beads-ceremonial', 'terracotta-bead-necklace'],
  'koforidua-kids-corner': ['teddy-bear-40-cm', 'toy-trotro-with-driver', 'girls-ankara-dress'],
  'volta-weavers': ['ewe-kente-agbozume-weave', 'bolga-market-basket-blue', 'northern-smock-fabric-handwoven'],
  'keta-lagoon-foods': ['coconuts-pack-of-8', 'local-perfumed-rice-25-kg', 'zomi-palm-oil-2-litres'],
  'oti-green-growers': ['kenkey-maize-flour-3-kg', 'puna-yam-5-large-tubers', 'orange-bag-of-50'],
  'savannah-smocks': ['batakari-smock-hand-sewn', 'northern-smock-fabric-handwoven', 'straw-sun-hat-zaare'],
  'tamale-power-light': ['300-w-solar-panel-mono', 'solar-lantern-with-phone-charging', 'tiger-2-5-kva-petrol-generator'],
  'nkuto-naturals': ['raw-shea-butter-500-g', 'alata-samina-black-soap-400-g', 'moringa-face-oil-30-ml'],
  'bolga-basket-women': ['bolga-basket-round-large', 'bolga-shopper-natural', 'bolga-market-basket-blue'],
  'wa-market-goods': ['asanka-with-tapoli-large', 'dadesen-aluminium-cooking-pots-set-of-5', 'fufu-mortar-and-pestle'],
  'damongo-household': ['electric-kettle-1-8-litres', 'binatone-blender-with-grinder', 'rice-cooker-2-8-litres'],
  'sunyani-student-store': ['school-backpack-for-jhs', 'student-chromebook-11', 'exercise-books-pack-of-12'],
  'techiman-farm-gate': ['fresh-tomatoes-half-crate', 'farm-eggs-crate-of-30', 'garden-eggs-2-kg'],
  'goaso-provision-store': ['sugarloaf-pineapple-basket-of-6', 'drinking-chocolate-with-milk-400-g', 'tea-bread-family-loaf'],
  'efie-homes': ['odum-dining-chair', 'three-seater-sofa-with-lamp-offer', 'bedside-lamp-warm-light'],
  'little-sunshine-kids': ['feeding-bottle-240-ml-twin', 'teddy-bear-40-cm', 'counting-frame-abacus'],
  'santasi-sports-sound': ['match-football-size-5', 'jbl-charge-5-speaker', 'dumbbell-pair-10-kg'],
  'glow-by-nana-ama': ['matte-lipstick-osu-red', 'rose-garden-eau-de-parfum', 'eyeshadow-palette-12-sunsets'],
  'ama-fresh-smoothies': ['pineapple-ginger-juice-6-pack', 'fresh-coconut-water-12-pack', 'watermelon-large'],
};
