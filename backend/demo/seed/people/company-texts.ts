import type { LocalizedText } from '~backend/platform/localized-text'

export const EMPTY_TEXT: LocalizedText = { ka: '', en: '', ru: '' }

export const FOUNDING_YEAR = {
  broker: (at: number) => 2006 + (Math.max(0, at - 1) % 14),
  developer: (at: number) => 2003 + (Math.max(0, at - 1) % 15),
}

export function describeBroker(
  ka: string,
  at: number,
  name: LocalizedText = { ka, en: ka, ru: ka },
): LocalizedText {
  const since = 2006 + (at % 14)
  return {
    ka: `„${ka}“ უძრავი ქონების ბაზარზე ${since} წლიდან მუშაობს. ვეხმარებით მყიდველს და გამყიდველს: ვამოწმებთ საბუთებს, ვაფასებთ ქონებას და გვერდით ვართ ხელშეკრულების დადებამდე.`,
    en: `${name.en} has worked in real estate since ${since}. We help buyers and sellers: we check the papers, value the property and stay beside you until the contract is signed.`,
    ru: `«${name.ru}» работает на рынке недвижимости с ${since} года. Помогаем покупателям и продавцам: проверяем документы, оцениваем объект и остаемся рядом до подписания договора.`,
  }
}

export function describeDeveloper(
  ka: string,
  at: number,
  name: LocalizedText = { ka, en: ka, ru: ka },
): LocalizedText {
  const houses = 3 + (at % 9)
  return {
    ka: `„${ka}“ საცხოვრებელ სახლებს აშენებს. უკვე ჩაბარებულია ${houses} სახლი; ყოველ მათგანს მწვანე ეზო და სათამაშო მოედანი აქვს. მოქმედებს შიდა განვადება.`,
    en: `${name.en} builds homes. ${houses} houses are already handed over, each with a green yard and a playground. We offer our own instalment plan.`,
    ru: `«${name.ru}» строит жилые дома. Сдано домов: ${houses}; в каждом — зелёный двор и детская площадка. Действует внутренняя рассрочка.`,
  }
}
