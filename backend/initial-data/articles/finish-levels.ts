import type { Article } from './article'

export const finishLevels: Article = {
  slug: 'black-white-green-frame',
  day: '2026-09-16',
  drawing: { kind: 'new', seed: 'blogframes', n: 0 },
  sources: [
    {
      name: {
        ka: 'თბილისში მოთხოვნილი ფასები, 2023 წლის 16 ოქტომბერი – 17 დეკემბერი, მედიანები მდგომარეობის მიხედვით',
        en: 'Asking prices in Tbilisi, 16 October to 17 December 2023, medians by condition',
        ru: 'Цены предложения в Тбилиси, 16 октября — 17 декабря 2023 года, медианы по состоянию',
      },
    },
  ],
  ka: {
    title: 'შავი, თეთრი თუ მწვანე კარკასი: რას იღებთ და რა გრჩებათ გასაკეთებელი',
    lead: 'სამი სიტყვა, რომელიც ახალი ბინის ფასსაც განსაზღვრავს და თქვენს მომავალ წელიწადსაც.',
    body: `
მშენებარე ან ახალ კორპუსში ბინას სამი სახით აბარებენ. სახელი ერთი აქვს, შინაარსი კი კომპანიაზეა დამოკიდებული, ამიტომ ხელშეკრულებაში სია ჩაიწერეთ.

## რას ნიშნავს

- შავი კარკასი: კედლები და გადახურვა. კომუნიკაციები და მოპირკეთება თქვენი საქმეა.
- თეთრი კარკასი: კომუნიკაციები შეყვანილია, მოპირკეთება არ არის.
- მწვანე კარკასი: ბინა მზადაა, ავეჯის გარდა.

## რამდენია განსხვავება

2023 წლის ბოლოს თბილისში მოთხოვნილი ფასების მედიანა კვადრატულ მეტრზე ასეთი იყო: შავი კარკასი 970 დოლარი, მწვანე 1 100, თეთრი 1 229, ახალი გარემონტებული 1 436.

დააკვირდით: თეთრი კარკასი მწვანეზე ძვირი გამოვიდა. ეს იმას არ ნიშნავს, რომ ნაკლები სამუშაო მეტი ღირს: თეთრი კარკასით უფრო ძვირ უბნებში ყიდიან. მედიანები უბნის გათვალისწინების გარეშე ბინებს ვერ ადარებს.

## როგორ დათვალოთ

თქვენს უბანში ორი მსგავსი ბინა იპოვეთ, ერთი გარემონტებული, ერთი კარკასი, და ფასების სხვაობა ფართობზე გაამრავლეთ. თუ რემონტი ამაზე ნაკლები დაგიჯდება, კარკასი გიღირთ. 60 კვადრატულზე 300-დოლარიანი სხვაობა 18 000 დოლარია.

## რა ჰკითხოთ მშენებელს

- სად თავდება ელექტრობა, წყალი და გაზი: სადარბაზოში თუ ოთახებში?
- ვინ აყენებს რადიატორებს, კარს, მრიცხველებს?
- რა თარიღით და რა ჯარიმით არის დაპირებული ჩაბარება?
- იზომება თუ არა ფართობი ხელახლა და ვინ იხდის სხვაობას?`,
  },
  en: {
    title: 'Black, white or green frame: what you get and what is left to do',
    lead: 'Three words that decide the price of a new flat, and your coming year.',
    body: `
Flats in a new house are handed over in one of three states. The names are the same everywhere, what stands behind them depends on the company: have the list written into the contract.

## What the words mean

- Black frame: walls and floors. Services and finish are yours to make.
- White frame: services are laid in, the finish is missing.
- Green frame: ready, except for furniture.

## How much the difference is

At the end of 2023 the medians of asking prices in Tbilisi were, per square metre: black frame USD 970, green 1,100, white 1,229, newly renovated 1,436.

Mind this: white came out dearer than green. It does not mean that less work costs more, but that white frames are sold in dearer neighbourhoods. Medians that leave the neighbourhood out cannot compare flats.

## How to reckon

Find two similar flats in your neighbourhood, one renovated and one as a frame, and multiply the difference per metre by the area. If finishing costs less than that, the frame is worth it. On 60 m², a difference of USD 300 is USD 18,000.

## What to ask the builder

- Where do electricity, water and gas end: on the landing or in the rooms?
- Who puts in radiators, the door, the meters?
- By what date is the flat promised, and with what penalty?
- Is the area measured again, and who pays the difference?`,
  },
  ru: {
    title: 'Чёрный, белый или зелёный каркас: что вы получаете и что остаётся доделать',
    lead: 'Три слова, от которых зависит и цена новой квартиры, и ваш ближайший год.',
    body: `
Квартиру в новом доме сдают в одном из трёх видов. Названия у всех одни, а содержание зависит от компании, поэтому впишите список в договор.

## Что означают слова

- Чёрный каркас: стены и перекрытия. Коммуникации и отделка за вами.
- Белый каркас: коммуникации заведены, отделки нет.
- Зелёный каркас: квартира готова, кроме мебели.

## Насколько различаются цены

В конце 2023 года медианы цен предложения в Тбилиси за квадратный метр были такими: чёрный каркас — 970 долларов, зелёный — 1 100, белый — 1 229, новый ремонт — 1 436.

Обратите внимание: белый вышел дороже зелёного. Это не значит, что меньшая работа стоит больше: белый каркас чаще продают в дорогих районах. Медианы без учёта района квартиры не сравнивают.

## Как посчитать

Найдите в своём районе две похожие квартиры, с ремонтом и каркас, и умножьте разницу за метр на площадь. Если ремонт обойдётся дешевле, каркас выгоден. На 60 м² разница в 300 долларов — это 18 000 долларов.

## Что спросить у застройщика

- Где заканчиваются электричество, вода и газ: на площадке или в комнатах?
- Кто ставит радиаторы, дверь, счётчики?
- К какой дате обещана сдача и с какой неустойкой?
- Измеряют ли площадь заново и кто платит разницу?`,
  },
}
