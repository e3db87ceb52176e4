import { type CategoryRoot, leaf, root } from './category-tree.ts';
import {
  age,
  brand,
  brandLike,
  colour,
  condition,
  kind,
  madeIn,
  material,
  materialLike,
  must,
  number,
  pack,
  select,
  sizeLike,
  text,
  warranty,
  yes,
} from './fields.ts';

export const leisureCategories: CategoryRoot[] = [
  root('electronics', 'Electronics', 'tv', [
    leaf('televisions', 'Televisions', 'tv', [
      must(brand),
      must(number('screen_inches', 'Screen (inches)', 'e.g. 43')),
      must(select('resolution', 'Resolution', ['HD', 'Full HD', '4K UHD'])),
      yes('smart', 'Smart TV'),
      warranty,
    ]),
    leaf('audio-headphones', 'Audio & Headphones', 'headphones', [
      must(brandLike('JBL')),
      kind(
        'Headphones',
        'Earbuds',
        'Bluetooth speaker',
        'Soundbar',
        'Home theatre',
        'Radio',
        'Microphone',
        'PA speaker',
      ),
      text('connection', 'Connection', 'e.g. Bluetooth 5.3'),
      text('battery_life', 'Battery life', 'e.g. 20 hours'),
    ]),
    leaf('cameras', 'Cameras', 'camera', [
      must(brandLike('Canon')),
      kind('Digital camera', 'Video camera', 'Security camera', 'Accessory'),
      text('resolution', 'Resolution', 'e.g. 24 megapixels'),
      condition,
    ]),
    leaf('gaming', 'Gaming', 'gamepad-2', [
      must(select('platform', 'Platform', ['PlayStation', 'Xbox', 'Nintendo', 'PC', 'Mobile', 'Any'])),
      kind('Console', 'Controller', 'Game', 'Accessory'),
      condition,
    ]),
    leaf('power-solar', 'Power & Solar', 'sun', [
      kind('Solar panel', 'Inverter', 'Battery', 'Generator', 'Lamp', 'Extension', 'Stabiliser'),
      must(text('rating', 'Power', 'e.g. 300 W')),
      brandLike('Felicity'),
      warranty,
    ]),
  ]),
  root('sports-outdoors', 'Sports & Outdoors', 'dumbbell', [
    leaf('football', 'Football', 'goal', [
      kind('Boots', 'Ball', 'Jersey', 'Gloves', 'Training gear'),
      must(text('sizes', 'Sizes', 'e.g. 40 to 45, size 5')),
      colour,
    ]),
    leaf('fitness', 'Fitness', 'dumbbell', [
      kind('Weights', 'Mat', 'Boxing', 'Rope', 'Clothing', 'Machine'),
      text('size', 'Size or weight', 'e.g. 10 kg'),
      materialLike('Rubber'),
    ]),
    leaf('cycling-outdoors', 'Cycling & Outdoors', 'bike', [
      kind('Bicycle', 'Scooter', 'Skating', 'Camping', 'Rackets', 'Swimming'),
      text('size', 'Size', 'e.g. 26 inches'),
      colour,
    ]),
  ]),
  root('baby-kids', 'Baby & Kids', 'baby', [
    leaf('baby-care', 'Baby Care', 'baby', [age, pack, brandLike('Pampers')]),
    leaf('kids-clothing', "Children's Clothing", 'shirt', [age, must(material), colour]),
    leaf('toys-games', 'Toys & Games', 'toy-brick', [
      age,
      materialLike('Wood'),
      text('players', 'Players', 'e.g. 2 to 4'),
    ]),
    leaf('school-supplies', 'School Supplies', 'backpack', [age, pack, colour]),
  ]),
  root('arts-crafts', 'Arts & Crafts', 'palette', [
    leaf('baskets-weaving', 'Baskets & Weaving', 'shopping-basket', [
      must(materialLike('Elephant grass')),
      must(sizeLike('35 cm wide')),
      must(madeIn),
      colour,
    ]),
    leaf('beads', 'Beads', 'circle-dot', [
      must(materialLike('Recycled glass')),
      text('length', 'Length', 'e.g. 75 cm'),
      madeIn,
      colour,
    ]),
    leaf('carvings-drums', 'Carvings & Drums', 'drum', [
      must(text('wood', 'Wood', 'e.g. Sese, cedar')),
      text('height', 'Height', 'e.g. 45 cm'),
      must(madeIn),
    ]),
    leaf('paintings-prints', 'Paintings & Prints', 'brush', [
      must(text('technique', 'Technique', 'e.g. Acrylic on canvas')),
      must(sizeLike('60 x 90 cm')),
      yes('framed', 'Framed'),
    ]),
  ]),
  root('farm-garden', 'Farm & Garden', 'sprout', [
    leaf('seeds-seedlings', 'Seeds & Seedlings', 'sprout', [
      must(text('crop', 'Crop', 'e.g. Tomato')),
      pack,
      text('season', 'When to plant', 'e.g. April to June'),
    ]),
    leaf('farm-tools', 'Tools & Equipment', 'shovel', [
      kind('Hand tool', 'Sprayer', 'Pump', 'Machine', 'Protection', 'Tool set'),
      materialLike('Carbon steel'),
      warranty,
    ]),
    leaf('poultry-livestock', 'Poultry & Livestock', 'egg', [
      kind('Chicks', 'Layers', 'Cockerels', 'Goats', 'Rabbits', 'Eggs', 'Feed', 'Equipment'),
      pack,
      text('breed', 'Breed or brand', 'e.g. Sasso'),
    ]),
  ]),
  root('books-stationery', 'Books, Music & Stationery', 'book-open', [
    leaf('books', 'Books', 'book-open', [
      must(text('author', 'Author', 'e.g. Ama Ata Aidoo')),
      select('language', 'Language', ['English', 'Twi', 'Ewe', 'Ga', 'Dagbani', 'French']),
      number('pages', 'Pages', 'e.g. 240'),
      condition,
    ]),
    leaf('musical-instruments', 'Musical Instruments', 'music', [
      kind('Keyboard', 'Guitar', 'Brass', 'Percussion', 'Wind', 'Strings'),
      brandLike('Yamaha'),
      condition,
    ]),
    leaf('office-stationery', 'Office Stationery', 'pencil', [pack, brandLike('Bic'), colour]),
  ]),
];
