import type { Article } from './article'

export const estimateAccuracy: Article = {
  slug: 'how-far-to-trust-an-estimate',
  day: '2026-08-05',
  drawing: { kind: 'old', seed: 'blogvaluation', n: 2 },
  sources: [
    {
      name: {
        ka: 'Zillow: Zestimate-ის სიზუსტე (2019 და 2023–2024 წლების მონაცემები)',
        en: 'Zillow: accuracy of the Zestimate (figures of 2019 and 2023–2024)',
        ru: 'Zillow: точность Zestimate (данные 2019 и 2023–2024 годов)',
      },
    },
    {
      name: {
        ka: 'თბილისში მოთხოვნილი ფასები, 2023 წლის 16 ოქტომბერი – 17 დეკემბერი',
        en: 'Asking prices in Tbilisi, 16 October to 17 December 2023',
        ru: 'Цены предложения в Тбилиси, 16 октября — 17 декабря 2023 года',
      },
    },
  ],
  ka: {
    title: 'რამდენად უნდა ენდოთ ფასის ავტომატურ შეფასებას',
    lead: 'კარგი შეფასება ერთ რიცხვს კი არა, დიაპაზონს გეუბნებათ. როგორ წაიკითხოთ და როდის მიმართოთ შემფასებელს.',
    body: `
ავტომატური შეფასება მსგავს ბინებს ეყრდნობა: უბანს, ფართობს, სართულს, სახლის ტიპსა და მდგომარეობას. ის სწრაფი და უფასოა, მაგრამ ბინაში ვერ შემოვა: ხედს, რემონტის ხარისხსა და მეზობლებს ვერ დაინახავს.

## რა სიზუსტეა ნორმალური

ამერიკული Zillow, რომელსაც ამ საქმეში ყველაზე მეტი მონაცემი აქვს, გასაყიდ სახლებზე საშუალოდ 2%-ით ცდება, მაგრამ მაშინ მოთხოვნილი ფასი უკვე იცის. სახლებზე, რომლებიც არ იყიდება, ცდომილება 7,5%-მდეა.

თბილისის მონაცემებზე სურათი სხვაა. 2023 წლის ბოლოს შეგროვებულ განცხადებებზე საუკეთესო მარტივი მეთოდი ნახევარ შემთხვევაში 12%-ზე ნაკლებით ცდება, მხოლოდ უბნის მედიანა კი თითქმის 18%-ით. თუ ვინმე გპირდებათ, რომ ქართულ ბინას 3%-ის სიზუსტით შეაფასებს, ჰკითხეთ, რაზე გაზომა.

## ორი რამ, რაც ყველაზე მეტს ცვლის

- მდგომარეობა: ერთსა და იმავე უბანში გარემონტებული და გასარემონტებელი ბინა მეტრზე ასობით დოლარით განსხვავდება.
- სახლის სტატუსი: ახალი, ძველი თუ მშენებარე.

თუ ამ ორს არ მიუთითებთ, ცდომილება 18–22% ხდება.

## როდის არ კმარა

- 120 კვადრატულ მეტრზე დიდი ან 200 000 დოლარზე ძვირი ბინა: მსგავსი ცოტაა;
- კერძო სახლი, მიწა, კომერციული ფართი;
- ბანკი, სასამართლო ან გაყოფა: აქ შემფასებლის დასკვნაა საჭირო.

ჩვენი შეფასების ცდომილება ღიაა და ყოველ განახლებაზე ხელახლა იზომება: ნახეთ [სიზუსტის ბარათი](/ai-estimate/accuracy). ადამიანის შეფასება კი [აქ](/shefaseba) შეგიძლიათ შეუკვეთოთ.`,
  },
  en: {
    title: 'How far to trust an automatic estimate',
    lead: 'A good estimate names a range, not one number. How to read it, and when to call a valuer.',
    body: `
An automatic estimate rests on similar flats: neighbourhood, area, floor, kind of house, condition. It is quick and free, but it cannot come in: it sees neither the view nor the quality of the work nor the neighbours.

## What accuracy is usual

Zillow in the United States, with more data than anybody, is off by about 2% for homes on the market, but then it knows the asking price. For homes that are not for sale it is about 7.5%.

Tbilisi looks different. On listings collected at the end of 2023, the best simple method is off by less than 12% in half of the cases; the median of the neighbourhood alone, by almost 18%. If somebody promises to value a Georgian flat to within 3%, ask what that was measured on.

## Two things change the most

- Condition: in one neighbourhood, a renovated flat and one to be renovated differ by hundreds of dollars a metre.
- Status of the house: new, old or under construction.

Leave these two out, and the error is 18 to 22%.

## When it is not enough

- above 120 m² or USD 200,000: few flats are alike;
- houses, land, commercial space;
- banks, courts, dividing property: there a valuer’s report is needed.

The error of our own estimates is open, and measured anew with each update: see the [report card](/ai-estimate/accuracy). A valuation by people can be ordered [here](/shefaseba).`,
  },
  ru: {
    title: 'Насколько доверять автоматической оценке',
    lead: 'Хорошая оценка называет диапазон, а не одну цифру. Как её читать и когда звать оценщика.',
    body: `
Автоматическая оценка опирается на похожие квартиры: район, площадь, этаж, тип дома, состояние. Она быстра и бесплатна, но войти в квартиру не может: не видит ни вида из окна, ни качества ремонта, ни соседей.

## Какая точность обычна

Американский Zillow, у которого больше всего данных, на выставленных домах ошибается примерно на 2%, но тогда он уже знает цену предложения. На домах, которые не продаются, — примерно на 7,5%.

В Тбилиси картина другая. На объявлениях конца 2023 года лучший простой метод в половине случаев ошибается меньше чем на 12%, а одна лишь медиана района — почти на 18%. Если кто-то обещает оценить грузинскую квартиру с точностью до 3%, спросите, на чём это измерено.

## Две вещи меняют больше всего

- Состояние: в одном районе квартира с ремонтом и без него различаются на сотни долларов за метр.
- Статус дома: новый, старый или строящийся.

Если их не указать, ошибка вырастает до 18–22%.

## Когда её мало

- больше 120 м² или дороже 200 000 долларов: похожих мало;
- частный дом, земля, коммерческая площадь;
- банк, суд, раздел имущества: тут нужно заключение оценщика.

Ошибка нашей оценки открыта и измеряется заново при каждом обновлении: посмотрите [карту точности](/ai-estimate/accuracy). Оценку специалистом можно заказать [здесь](/shefaseba).`,
  },
}
