import { englishOrdinal, formatFigure, type Sentence, sentence } from './sentence'

/** მე-2 to მე-20, then 21-ე. */
const georgianOrdinal = (number: number) => (number <= 20 ? `მე-${number}` : `${number}-ე`)

export const FLOORS: readonly Sentence[] = [
  ({ dimensions: { floor }, building: { totalFloors } }) => ({
    ka: `მდებარეობს ${georgianOrdinal(floor ?? 2)} სართულზე, სახლი ${totalFloors}-სართულიანია.`,
    en: `On the ${englishOrdinal(floor ?? 2)} of ${totalFloors} floors.`,
    ru: `Находится на ${floor} этаже ${totalFloors}-этажного дома.`,
  }),
]

/** Sentences for the first floor, which is not "მე-1" in Georgian. */
export const GROUND_FLOOR: readonly Sentence[] = [
  ({ building: { totalFloors } }) => ({
    ka: `მდებარეობს პირველ სართულზე, სახლი ${totalFloors}-სართულიანია.`,
    en: `It is on the ground floor of a building of ${totalFloors} ${totalFloors === 1 ? 'floor' : 'floors'}.`,
    ru: `Находится на первом этаже ${totalFloors}-этажного дома.`,
  }),
]

export const LIFT = sentence(
  'სახლში მუშაობს ლიფტი.',
  'The building has a working lift.',
  'В доме работает лифт.',
)

export const NEW_HOUSE: readonly Sentence[] = [
  sentence(
    'სახლი ახალი აშენებულია, სადარბაზო მოვლილი.',
    'The building is new and its entrance well kept.',
    'Дом новый, подъезд ухоженный.',
  ),
  sentence(
    'ახალი კორპუსია კეთილმოწყობილი ეზოთი.',
    'A new block with a landscaped yard.',
    'Новый корпус с благоустроенным двором.',
  ),
]
export const OLD_HOUSE: readonly Sentence[] = [
  sentence(
    'სახლი ძველი აშენებულია, სქელი კედლებით.',
    'An older building with thick walls.',
    'Дом старой постройки с толстыми стенами.',
  ),
  sentence(
    'მშვიდი, მეგობრული სამეზობლოა.',
    'The neighbours are quiet and friendly.',
    'Спокойные и доброжелательные соседи.',
  ),
]
export const RISING_HOUSE: readonly Sentence[] = [
  sentence(
    'სახლი მშენებარეა, სამუშაოები გრაფიკით მიმდინარეობს.',
    'The building is under construction and on schedule.',
    'Дом строится, работы идут по графику.',
  ),
  sentence(
    'კომპლექსი შენდება, შესაძლებელია შიდა განვადება.',
    'The project is being built; an instalment plan is possible.',
    'Проект строится, возможна внутренняя рассрочка.',
  ),
]
export const COURTYARD = sentence(
  'თბილისური, ე.წ. იტალიური ეზოა, ხის აივნებით.',
  'A Tbilisi “Italian” courtyard with wooden balconies.',
  'Тбилисский, так называемый итальянский двор с деревянными балконами.',
)

export const PARKING: Readonly<Record<number, Sentence>> = {
  1: sentence('აქვს ავტოფარეხი.', 'There is a garage.', 'Есть гараж.'),
  2: sentence('აქვს პარკინგის ადგილი.', 'There is a parking space.', 'Есть парковочное место.'),
  4: sentence('მანქანა ეზოში ჩერდება.', 'Cars are parked in the yard.', 'Машину можно поставить во дворе.'),
  5: sentence('აქვს მიწისქვეშა პარკინგი.', 'There is underground parking.', 'Есть подземная парковка.'),
}

export const AROUND: readonly Sentence[] = [
  sentence(
    'ირგვლივ მწვანე, ხეებით დაჩრდილული ქუჩებია.',
    'The streets around are green and shaded by trees.',
    'Вокруг зелёные, тенистые улицы.',
  ),
  sentence(
    'უბანში კარგად მოძრაობს საზოგადოებრივი ტრანსპორტი.',
    'Public transport serves the area well.',
    'В районе хорошо ходит общественный транспорт.',
  ),
  sentence(
    'ფანჯრები მშვიდ მხარეს გადის.',
    'The windows look onto the quiet side.',
    'Окна выходят на тихую сторону.',
  ),
  sentence(
    'ეკოლოგიურად სუფთა და წყნარი გარემოა.',
    'The surroundings are clean and quiet.',
    'Экологически чистое и спокойное место.',
  ),
  sentence(
    'მეზობლები ერთმანეთს წლებია იცნობენ.',
    'The neighbours have known one another for years.',
    'Соседи знают друг друга много лет.',
  ),
]

export const YARD: Sentence = ({ dimensions: { yardArea } }) => ({
  ka: `აქვს ${formatFigure(yardArea ?? 0, 'ka')} მ² ეზო.`,
  en: `It has a yard of ${formatFigure(yardArea ?? 0, 'en')} m².`,
  ru: `Есть двор площадью ${formatFigure(yardArea ?? 0, 'ru')} м².`,
})

export const FRUIT_TREES = sentence(
  'ეზოში ხეხილი დგას.',
  'Fruit trees grow in the yard.',
  'Во дворе растут фруктовые деревья.',
)
export const POOL = sentence('აქვს აუზი.', 'There is a swimming pool.', 'Есть бассейн.')

export const PLOT: Readonly<Record<string, Sentence>> = {
  electricity: sentence(
    'ნაკვეთამდე მიყვანილია ელექტროენერგია.',
    'Electricity is brought to the plot.',
    'К участку подведено электричество.',
  ),
  water: sentence('აქვს წყალი.', 'There is water.', 'Есть вода.'),
  gas: sentence(
    'შესაძლებელია ბუნებრივი აირის მიერთება.',
    'Natural gas can be connected.',
    'Возможно подключение природного газа.',
  ),
  asphalt_road: sentence(
    'მისასვლელი გზა ასფალტირებულია.',
    'The road to it is paved.',
    'Подъездная дорога асфальтирована.',
  ),
  fenced: sentence('ტერიტორია შემოღობილია.', 'The ground is fenced.', 'Территория огорожена.'),
  can_be_divided: sentence(
    'შესაძლებელია ნაწილებად გაყოფა.',
    'It can be divided.',
    'Участок можно разделить.',
  ),
}

export const USES: Readonly<Record<number, Sentence>> = {
  8: sentence(
    'გამოდგება ოფისისთვის, კლინიკისთვის ან სტუდიისთვის.',
    'It suits an office, a clinic or a studio.',
    'Подходит для офиса, клиники или студии.',
  ),
  9: sentence(
    'ვიტრინები ქუჩას უყურებს, გამვლელი ბევრია.',
    'The windows face the street, and many people pass by.',
    'Витрины выходят на улицу, проходимость высокая.',
  ),
  10: sentence(
    'გამოდგება საწყობად, მოსახერხებელი მისასვლელით.',
    'It suits a warehouse, with easy access.',
    'Подходит под склад, удобный подъезд.',
  ),
  12: sentence(
    'მოწყობილია კვების ობიექტისთვის, გამართული ვენტილაციით.',
    'Fitted out for a restaurant, with working ventilation.',
    'Оборудовано под общепит, вентиляция исправна.',
  ),
  24: sentence(
    'უნივერსალური ფართია, ნებისმიერი საქმიანობისთვის.',
    'A multi-purpose space for any business.',
    'Универсальная площадь для любого дела.',
  ),
}
