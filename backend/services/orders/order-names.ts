import { forEachLocale, type Locale, type LocalizedText } from '~backend/platform/localized-text'

export type OrderNames = Record<`${'service' | 'package'}_${Locale}`, string>

/** SQL over `services s` and `service_types t`. */
export const ORDER_NAMES_SQL = `s.name_ka as service_ka, s.name_en as service_en, s.name_ru as service_ru,
  t.name_ka as package_ka, t.name_en as package_en, t.name_ru as package_ru`

export function toOrderNames(row: OrderNames): { service: LocalizedText; package: LocalizedText } {
  return {
    service: forEachLocale((locale) => row[`service_${locale}`]),
    package: forEachLocale((locale) => row[`package_${locale}`]),
  }
}
