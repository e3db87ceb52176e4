/** Voices of buyers: title and comment, by stars. `any` fits everything, the rest belongs to a root category. */
export type Voice = readonly [title: string, comment: string];
export type Stars = 1 | 2 | 3 | 4 | 5;

export const anyVoices: Record<Stars, readonly Voice[]> = {
  5: [
    ['Exactly as shown', 'What I saw is what I got. The seller called me before the rider came, I was impressed paa.'],
    ['I will come again', 'Second time buying from this shop and they have not disappointed me. God bless your work.'],
    ['Fast like that', 'Ordered on Tuesday, by Thursday it was in my hands at Takoradi station. Well packed too.'],
    ['Very happy', 'My sister in Tamale also wants one now. Price is fair and the quality is there.'],
    ['Original', 'I feared it would be a fake, but it is the real thing. I checked everything in front of the rider.'],
    ['Ɛyɛ paa', 'Ɛyɛ papaapa. I use it every day and I have no complaints at all.'],
    ['Good people', 'They answered all my plenty questions without getting tired. The item is top.'],
    ['Worth the money', 'I compared at three places in Kumasi before buying. This was the best one for the price.'],
    ['Akpe kaka', 'Thank you for the extra you put inside. The children were jumping.'],
    ['No stress', 'Paid on delivery after checking. Everything was correct, even the colour.'],
    ['Solid', 'Six weeks now and it is still like new. I can recommend it with my full chest.'],
    ['A gift well received', 'Bought it for my mother and she called me three times to say thank you.'],
  ],
  4: [
    [
      'Good, small delay',
      'The product is good. Delivery took two days more than they said because of the rains, otherwise five.',
    ],
    ['Nice one', 'I like it. The box was a bit pressed but inside nothing happened to it.'],
    ['Almost perfect', 'Does what it should. I only wish there were more colours to choose from.'],
    ['Okay and honest', 'Seller told me the small fault beforehand, so I knew. Good value.'],
    ['Good quality', 'Better than the one I bought in town. Delivery fee to Wa is a bit much, that is all.'],
    ['I am satisfied', 'Works well. The instructions could be clearer, I had to ask my brother.'],
    ['Fine', 'Looks a little smaller than in the picture, but the measurements were written so it is on me.'],
    ['Recommended', 'My second choice became my favourite. Packaging can improve.'],
  ],
  3: [
    ['It is okay', 'Not bad, not wow. For the price I will manage it.'],
    ['Average', 'The colour is not the same as on my phone. It works, but I expected small more.'],
    ['Took too long', 'The item is fine, but I waited nine days and had to call three times.'],
    ['Manageable', 'One corner had a scratch. They apologised and took something off, so I kept it.'],
    ['Could be better', 'Quality is middle. If they improve the finishing it will be a good product.'],
  ],
  2: [
    ['Not what I wanted', 'They sent another colour without asking me first. I kept it because I was travelling.'],
    [
      'Disappointed small',
      'It started well but after two weeks it is not the same. The seller is still talking to me about it.',
    ],
    ['Late and dusty', 'Came four days late and looked like it had been on display. It works, but still.'],
  ],
  1: [
    ['Wrong item', 'They brought the wrong one and the rider could not wait. The return took two weeks.'],
    ['Not for me', 'It came damaged. They refunded my MoMo after some days, so at least that was correct.'],
  ],
};

export const rootVoices: Record<string, readonly (readonly [stars: Stars, title: string, comment: string])[]> = {
  'phones-tablets': [
    [5, 'Battery dey', 'I charge it once and it goes till the next evening, even with hotspot. Very clean phone.'],
    [
      5,
      'Correct phone',
      'All my SIMs work, MTN and Telecel, and the camera is sharp. They even moved my contacts for me.',
    ],
    [4, 'Good for the price', 'Screen is bright and WhatsApp does not hang. The charger in the box is slow small.'],
    [3, 'Heats up', 'When I play games it gets warm. For calls and MoMo it is fine.'],
  ],
  computers: [
    [5, 'For my thesis', 'Fast, clean and everything was installed. I finished my long essay on it at Legon.'],
    [5, 'Well tested', 'They sent me a video of the tests before delivery. Every port works.'],
    [4, 'Strong machine', 'Works very well. Battery is about four hours, as they said.'],
    [2, 'Bag was missing', 'The machine is fine, but the promised bag was not inside and it took a month to get it.'],
  ],
  electronics: [
    [5, 'Sound is heavy', 'My landlord came to ask which one it is. Clear even when loud.'],
    [5, 'Dumsor solved', 'Light went off and we did not even notice. Installation boys were respectful.'],
    [4, 'Clear picture', 'Watched the Black Stars on it the same night. Remote feels a bit cheap.'],
    [3, 'Good but heavy', 'It does the work. Nobody told me I would need two people to carry it.'],
  ],
  fashion: [
    [5, 'They asked who sewed it', 'Wore it to church and everybody was asking. The stitching is neat inside too.'],
    [5, 'Fits well', 'I sent my measurements and it fitted like it was made in front of me.'],
    [5, 'Real cloth', 'You feel the weight immediately. Washed twice and the colour has not moved.'],
    [4, 'Fine but long', 'I am short so I had to take two inches up. Otherwise beautiful.'],
    [3, 'Check your size', 'Sizes run small. Take one bigger than you think.'],
  ],
  'beauty-health': [
    [5, 'My skin is thanking me', 'Harmattan has not touched me this year. It smells natural, not of perfume.'],
    [5, 'The real one', 'Soft, pure and no additives. My mother from Bawku agreed, and she does not agree easily.'],
    [4, 'Good, smells strong', 'It works, but the smell needs some days to love.'],
    [3, 'Small quantity', 'Good product, only it finishes fast in our house.'],
  ],
  'home-kitchen': [
    [5, 'My kitchen is complete', 'Used it for Sunday lunch, eight people. Strong and easy to wash.'],
    [5, 'Strong paa', 'You can see it will last. Joined well, no sharp edges.'],
    [4, 'Beautiful', 'It looks better than in the pictures. Delivery man should come with a helper.'],
    [2, 'One piece cracked', 'One in the set had a crack. They replaced it, but I paid for the car.'],
  ],
  'food-groceries': [
    [5, 'Like boarding school', 'The taste took me back. I finished half before my husband came home.'],
    [5, 'Fresh', 'Came the same morning and everything was fresh. No stones, no spoilt ones.'],
    [5, 'Full weight', 'I put it on my own scale, and it was even small over. Honest people.'],
    [4, 'Tasty, hot', 'My children say it is too hot. I say it is correct.'],
    [3, 'Not all ripe', 'Two of them were too soft on arrival. The rest was sweet.'],
  ],
  'sports-outdoors': [
    [5, 'Our team is happy', 'The whole colts team is using it. Did not open at the seams after the gravel pitch.'],
    [4, 'Good grip', 'Comfortable after the first two sessions. Take half a size up.'],
    [3, 'Pump not included', 'Quality is good, but you have to buy the pump apart.'],
  ],
  'baby-kids': [
    [5, 'She will not let go', 'My daughter sleeps with it. It washes well too.'],
    [5, 'No leaking', 'We sleep through the night now. I ordered three more.'],
    [4, 'Nice for school', 'All his friends want one. The zip is a little hard for small hands.'],
  ],
  'arts-crafts': [
    [5, 'A work of hands', 'You can see somebody took time. The name of the maker on the tag touched me.'],
    [5, 'Sent to London', 'I sent it to my sister abroad, and now her colleagues are ordering. Packed very well.'],
    [4, 'Beautiful', 'It arrived a bit folded, but after wetting it stood well, as they explained.'],
  ],
  'farm-garden': [
    [5, 'They all survived', 'Forty-nine out of fifty are alive and strong. The vaccination card was inside.'],
    [5, 'Good germination', 'Almost all came out after one week. The advice by phone helped.'],
    [3, 'Handle needs care', 'The blade is good, but I had to fix the handle again.'],
  ],
  'books-stationery': [
    [5, 'Clean pages', 'Well printed and not photocopied. My students can read it.'],
    [5, 'In tune', 'Played it in church the same Sunday. Sound is warm.'],
    [4, 'Good reading', 'Arrived quickly at Sunyani. One corner was bent.'],
  ],
};

/** Nobody says of a pineapple that it is like new after six weeks. */
export const consumed: ReadonlySet<string> = new Set(['food-groceries', 'farm-garden', 'beauty-health']);
export const ofThingsThatLast: ReadonlySet<string> = new Set([
  'Original',
  'Solid',
  'Nice one',
  'Almost perfect',
  'Average',
  'Manageable',
  'Not what I wanted',
  'Disappointed small',
  'Late and dusty',
  'No stress',
  'Ɛyɛ paa',
  'Okay and honest',
  'I am satisfied',
]);
