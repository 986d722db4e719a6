/** What lies on the board, by its kinds. */

export const PROVINCES = ['nanzhili', 'zhejiang', 'jiangxi', 'huguang'] as const;
export type Province = (typeof PROVINCES)[number];

export const CROPS = ['tea', 'salt', 'cotton', 'sugarcane', 'ramie', 'bamboo'] as const;
export type Crop = (typeof CROPS)[number];
export const CROP_TILES = 5; // of each

export const FACTORIES = ['paper', 'porcelain', 'silk', 'refined-sugar'] as const;
export type Factory = (typeof FACTORIES)[number];
