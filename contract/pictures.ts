/** Widths of our own backend's pictures in pixels, at a ratio of 4:3. Lists need not repeat them. */
export const PICTURE_WIDTHS = [160, 320, 480, 800, 1200] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
