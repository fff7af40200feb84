import type { LocalizedText } from '~backend/platform/localized-text'

export const TOUR_ROOMS = {
  living: { ka: 'მისაღები', en: 'Living room', ru: 'Гостиная' },
  kitchen: { ka: 'სამზარეულო', en: 'Kitchen', ru: 'Кухня' },
  bedroom: { ka: 'საძინებელი', en: 'Bedroom', ru: 'Спальня' },
  bathroom: { ka: 'სააბაზანო', en: 'Bathroom', ru: 'Ванная' },
  balcony: { ka: 'აივანი', en: 'Balcony', ru: 'Балкон' },
  hall: { ka: 'შემოსასვლელი', en: 'Hall', ru: 'Прихожая' },
} as const satisfies Record<string, LocalizedText>
