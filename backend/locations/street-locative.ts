import type { Locale, LocalizedText } from '~backend/platform/localized-text'

/** Lanes and dead ends take "in", all other streets "on". */
const KA_ENCLOSED_STREET = /(ჩიხი|შესახვევი|გასასვლელი|დასახლება)$/

const RU_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(^| )улица( |$)/, '$1улице$2'],
  [/(^| )проспект( |$)/, '$1проспекте$2'],
  [/(^| )переулок( |$)/, '$1переулке$2'],
  [/(^| )тупик( |$)/, '$1тупике$2'],
  [/(^| )площадь( |$)/, '$1площади$2'],
  [/(^| )набережная( |$)/, '$1набережной$2'],
  [/(^| )аллея( |$)/, '$1аллее$2'],
  [/(^| )подъ[её]м( |$)/, '$1подъёме$2'],
  [/(ий|ый) (?=(проспекте|переулке|тупике|подъёме)$)/, 'ом '],
  [/ая (?=(улице|площади|набережной|аллее)$)/, 'ой '],
]

/** Formats the locative: "ბარისახოს ქუჩაზე", "On Barisakho Street", "На улице Барисахо". */
export function formatStreetLocative(name: LocalizedText, locale: Locale): string {
  switch (locale) {
    case 'ka':
      return `${name.ka.replace(/ი$/, '')}${KA_ENCLOSED_STREET.test(name.ka) ? 'ში' : 'ზე'}`
    case 'en':
      return `On ${name.en}`
    case 'ru':
      return `На ${RU_ENDINGS.reduce((text, [word, bent]) => text.replace(word, bent), name.ru)}`
  }
}
