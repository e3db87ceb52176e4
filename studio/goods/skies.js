// Landscapes for screens, by their main colour.
export const blue = { sky: ['#0d2b4f', '#2f7fb8', '#bfe3ee'], hills: ['#2b5d6b', '#1c4450', '#0e2a33'] };
export const dusk = { sky: ['#1b1036', '#7b3f8a', '#e58a7a'], hills: ['#4a2a5a', '#331d44', '#1d1030'] };
export const green = { sky: ['#0f3a2c', '#5aa77a', '#e9f2c8'], hills: ['#2f6b4a', '#1f4f38', '#123326'] };
