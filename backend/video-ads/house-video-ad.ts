import type { LocalizedText } from '~backend/dictionaries/localized'

/** A film that advertises something of the house. */
export interface VideoAd {
  id: string
  /** What it leads to. */
  path: string
  title: LocalizedText
  text: LocalizedText
  seconds: number
  /** From when on it may be skipped. */
  skipAfterSeconds: number
  width: number
  height: number
  /** Shown before it plays. */
  poster: string
  /** The lightest first. */
  files: { path: string; type: string; kilobits: number }[]
}

/** What the marketplace shows where nobody else advertises; tools/video-ad makes it. */
export const HOUSE_VIDEO_AD: VideoAd = {
  id: 'tour',
  path: '/3d-turi',
  title: {
    ka: '3D ტური: ბინა, რომელშიც გაივლიან',
    en: '3D tour: a flat to walk through',
    ru: '3D-тур: квартира, по которой можно пройти',
  },
  text: {
    ka: 'გეგმა ოთახებად იქცევა, მათში სტუმარი გაივლის და ყველაფერი ტელეფონში ეტევა.',
    en: 'A plan rises to rooms, a visitor walks through them, and it all fits into a phone.',
    ru: 'План превращается в комнаты, по ним проходит гость, и всё помещается в телефоне.',
  },
  seconds: 9,
  skipAfterSeconds: 4,
  width: 640,
  height: 360,
  poster: '/video/tour.webp',
  files: [
    { path: '/video/tour.mp4', type: 'video/mp4', kilobits: 72 },
    { path: '/video/tour.webm', type: 'video/webm', kilobits: 79 },
  ],
}
