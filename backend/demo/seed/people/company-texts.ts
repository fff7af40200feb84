import type { LocalizedText } from '~backend/platform/localized-text'
import { georgianToCyrillic, georgianToLatin } from '~contract/values/georgian-letters'

export function describeBroker(name: string, since: number): LocalizedText {
  return {
    ka: `„${name}“ უძრავი ქონების ბაზარზე ${since} წლიდან მუშაობს. ვეხმარებით მყიდველს და გამყიდველს: ვამოწმებთ საბუთებს, ვაფასებთ ქონებას და გვერდით ვართ ხელშეკრულების დადებამდე.`,
    en: `${georgianToLatin(name)} has worked in real estate since ${since}. We help buyers and sellers: we check the papers, value the property and stay beside you until the contract is signed.`,
    ru: `«${georgianToCyrillic(name)}» работает на рынке недвижимости с ${since} года. Помогаем покупателям и продавцам: проверяем документы, оцениваем объект и остаёмся рядом до подписания договора.`,
  }
}

interface DeveloperFacts {
  completedProjects: number
  hasInstalments: boolean
}

export function describeDeveloper(
  name: string,
  { completedProjects, hasInstalments }: DeveloperFacts,
): LocalizedText {
  const sentences: LocalizedText[] = [
    {
      ka: `„${name}“ საცხოვრებელ სახლებს აშენებს.`,
      en: `${georgianToLatin(name)} builds homes.`,
      ru: `«${georgianToCyrillic(name)}» строит жилые дома.`,
    },
    {
      ka:
        completedProjects === 1
          ? 'ერთი პროექტი უკვე ჩაბარებულია, მწვანე ეზოთი და საბავშვო მოედნით.'
          : `უკვე ჩაბარებულია ${completedProjects} პროექტი; ყოველ მათგანს მწვანე ეზო და საბავშვო მოედანი აქვს.`,
      en:
        completedProjects === 1
          ? 'One project is already completed, with a green yard and a playground.'
          : `${completedProjects} projects are already completed, each with a green yard and a playground.`,
      ru:
        completedProjects === 1
          ? 'Один проект уже сдан, с зелёным двором и детской площадкой.'
          : `Сдано проектов: ${completedProjects}; в каждом — зелёный двор и детская площадка.`,
    },
    ...(hasInstalments
      ? [
          {
            ka: 'მოქმედებს შიდა განვადება.',
            en: 'We offer our own instalment plan.',
            ru: 'Действует внутренняя рассрочка.',
          },
        ]
      : []),
  ]
  const join = (locale: keyof LocalizedText) => sentences.map((sentence) => sentence[locale]).join(' ')
  return { ka: join('ka'), en: join('en'), ru: join('ru') }
}
