export const productName = 'Strongroom';
export const productTagline = 'Data Room Platform';
