import type { LocalizedText } from '~backend/dictionaries/localized'

type Name = readonly [ka: string, en: string, ru: string]

/** Common Georgian first names. */
export const FIRST_NAMES: readonly string[] = [
  'ნინო',
  'მარიამი',
  'ანა',
  'თამარი',
  'ნათია',
  'ეკა',
  'მაია',
  'სალომე',
  'ქეთევანი',
  'თეონა',
  'ლელა',
  'ნანა',
  'თინათინი',
  'სოფიო',
  'ელენე',
  'ხათუნა',
  'გიორგი',
  'დავითი',
  'ლევანი',
  'ნიკოლოზი',
  'ლუკა',
  'ირაკლი',
  'ზურაბი',
  'თორნიკე',
  'ვახტანგი',
  'სანდრო',
  'გია',
  'მამუკა',
  'ბექა',
  'შოთა',
  'თემური',
  'რევაზი',
  'ოთარი',
  'ავთანდილი',
]

/** Common Georgian surnames. */
export const LAST_NAMES: readonly string[] = [
  'ბერიძე',
  'კაპანაძე',
  'გელაშვილი',
  'მაისურაძე',
  'გიორგაძე',
  'ლომიძე',
  'ცხადაძე',
  'ქავთარაძე',
  'ხუციშვილი',
  'წიკლაური',
  'ბოლქვაძე',
  'ნოზაძე',
  'აბაშიძე',
  'შენგელია',
  'კვარაცხელია',
  'ჯაფარიძე',
  'მელაძე',
  'თოფურია',
  'ხარაზიშვილი',
  'ჩხეიძე',
  'გოგოლაძე',
  'დვალი',
  'სულაბერიძე',
  'მჭედლიშვილი',
  'ბაქრაძე',
  'კობახიძე',
  'გაბუნია',
  'ფხაკაძე',
  'ალავიძე',
  'რატიანი',
]

const toLocalized = ([ka, en, ru]: Name): LocalizedText => ({ ka, en, ru })

/** Broker companies, all invented. */
export const BROKERS: readonly LocalizedText[] = (
  [
    ['კერია უძრავი ქონება', 'Keria Realty', 'Керия Недвижимость'],
    ['ღია ფანჯარა', 'Open Window', 'Открытое окно'],
    ['ჭიშკარი და გზა', 'Gate and Road', 'Ворота и дорога'],
    ['ბინის მეგზური', 'Flat Guide', 'Проводник по квартирам'],
    ['სამი გასაღები', 'Three Keys', 'Три ключа'],
    ['ზღურბლი', 'Zghurbli', 'Згурбли'],
    ['აივნის ქვეშ', 'Under the Balcony', 'Под балконом'],
    ['ქალაქის კარტა', 'City Chart', 'Карта города'],
    ['თბილი კედელი', 'Warm Wall', 'Теплая стена'],
    ['მეზობელი', 'Mezobeli', 'Мезобели'],
    ['ახალი მისამართი', 'New Address', 'Новый адрес'],
    ['ოთხი კუთხე', 'Four Corners', 'Четыре угла'],
    ['მზიანი მხარე', 'Sunny Side', 'Солнечная сторона'],
    ['ნათელი ოთახი', 'Bright Room', 'Светлая комната'],
    ['კიბე', 'Kibe', 'Кибе'],
    ['ბალავარი', 'Balavari', 'Балавари'],
  ] as const
).map(toLocalized)

/** Developer companies, all invented. */
export const DEVELOPERS: readonly LocalizedText[] = (
  [
    ['მწვანე კიბეები', 'Green Stairs', 'Зеленые ступени'],
    ['თეთრი ლოდი', 'White Boulder', 'Белый валун'],
    ['ბორცვი და სახლი', 'Hill and House', 'Холм и дом'],
    ['ნაპირი მშენებლობა', 'Napiri Building', 'Напири Строй'],
    ['ლურჯი აივნები', 'Blue Balconies', 'Голубые балконы'],
    ['მერიდიანის უბანი', 'Meridian Quarter', 'Квартал Меридиан'],
    ['აგურა', 'Agura', 'Агура'],
    ['ჭადრების ხეივანი', 'Plane Tree Lane', 'Платановая аллея'],
    ['ვერტიკალი პლუსი', 'Vertical Plus', 'Вертикаль плюс'],
    ['სახურავის ბაღი', 'Roof Garden', 'Сад на крыше'],
    ['მტკვრის მოსახვევი', 'River Bend', 'Излучина Куры'],
    ['ხიდი დეველოპმენტი', 'Khidi Development', 'Хиди Девелопмент'],
  ] as const
).map(toLocalized)
