/** Icons of systems, by the file's name: a phone cuts the corners itself, and may cut a circle of 80 %. */
export const SYSTEM_ICONS = {
  'apple-touch-icon.png': { side: 180, radius: 0, scale: 1 },
  'icon-192.png': { side: 192, radius: 6, scale: 1 },
  'icon-512.png': { side: 512, radius: 6, scale: 1 },
  'icon-maskable-512.png': { side: 512, radius: 0, scale: 0.8 },
} as const;
