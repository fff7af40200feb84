import type { LocalizedText } from '~backend/platform/localized-text'

type Name = readonly [ka: string, en: string, ru: string]

export const PROJECT_NAMES: readonly LocalizedText[] = (
  [
    ['ნიგვზის ეზო', 'Walnut Yard', 'Ореховый двор'],
    ['ლურჯი სახურავი', 'Blue Roof', 'Синяя крыша'],
    ['შვიდი აივანი', 'Seven Balconies', 'Семь балконов'],
    ['ბროწეულის სახლი', 'Pomegranate House', 'Гранатовый дом'],
    ['ქარვა', 'Karva', 'Карва'],
    ['თუთის ბაღი', 'Mulberry Garden', 'Тутовый сад'],
    ['ხედი და ჩრდილი', 'View and Shade', 'Вид и тень'],
    ['ვერანდა', 'Veranda', 'Веранда'],
    ['ოთხი ქარი', 'Four Winds', 'Четыре ветра'],
    ['თეთრი კიბე', 'White Stair', 'Белая лестница'],
    ['ბულვარი', 'Boulevard', 'Бульвар'],
    ['აგურის კვარტალი', 'Brick Quarter', 'Кирпичный квартал'],
    ['მზის ეზო', 'Sun Yard', 'Солнечный двор'],
    ['ტერასა', 'Terrace', 'Терраса'],
    ['წყაროსთან', 'By the Spring', 'У родника'],
    ['ალუბლის ხეივანი', 'Cherry Lane', 'Вишнёвая аллея'],
    ['პირველი ქუჩა', 'First Street', 'Первая улица'],
    ['ჰორიზონტი', 'Horizon', 'Горизонт'],
    ['ლელვის სახლი', 'Fig House', 'Инжирный дом'],
    ['პარკის პირას', 'Parkside', 'У парка'],
  ] as const satisfies readonly Name[]
).map(([ka, en, ru]) => ({ ka, en, ru }))

interface ProjectFacts {
  name: LocalizedText
  buildings: number
  floors: number
  isCompleted: boolean
}

export function describeProject({ name, buildings, floors, isCompleted }: ProjectFacts): LocalizedText {
  return {
    ka: `„${name.ka}“: ${buildings === 1 ? '' : `${buildings} `}${floors}-სართულიანი სახლი მწვანე ეზოთი და საბავშვო მოედნით. ${isCompleted ? 'სახლი ჩაბარებულია: ბინის ნახვა ნებისმიერ დღეს შეიძლება.' : 'მშენებლობა გრძელდება: ობიექტზე მისვლა და გეგმების ნახვა ნებისმიერ დღეს შეიძლება.'} სადარბაზოში დაცვაა, ეზოში კი მანქანა არ შედის: სადგომი მიწისქვეშაა.`,
    en: `${name.en}: ${buildings === 1 ? 'one building' : `${buildings} buildings`} of ${floors} floors with a green yard and a playground. ${isCompleted ? 'It is completed: a flat can be seen on any day.' : 'It is being built: the site and the plans can be seen on any day.'} The entrance is guarded and no car comes into the yard: parking is underground.`,
    ru: `«${name.ru}»: ${buildings === 1 ? `${floors}-этажный дом` : `${floors}-этажные дома (${buildings})`}, зелёный двор и детская площадка. ${isCompleted ? 'Дом сдан: квартиру можно посмотреть в любой день.' : 'Идёт строительство: объект и планировки можно посмотреть в любой день.'} Подъезд охраняется, во двор машины не заезжают: парковка подземная.`,
  }
}
