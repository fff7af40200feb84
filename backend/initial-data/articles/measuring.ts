import type { Article } from './article'

export const measuring: Article = {
  slug: 'measure-before-you-buy',
  day: '2026-07-22',
  drawing: { kind: 'plan', seed: 'blogmeasuring', n: 6803 },
  sources: [
    {
      name: {
        ka: 'საქსტატი, 2025 წლის I კვარტალი (cbw.ge-ს მიხედვით): საბურთალოს მედიანური ფასი',
        en: 'Geostat, first quarter of 2025, as quoted by cbw.ge: the median price of Saburtalo',
        ru: 'Геостат, I квартал 2025 года (по cbw.ge): медианная цена в Сабуртало',
      },
    },
  ],
  ka: {
    title: 'აზომეთ, სანამ იყიდით: სამი კვადრატული მეტრის ფასი',
    lead: 'განცხადებაში 68 წერია, ბინაში კი 65 აღმოჩნდა. როგორ გაარკვიოთ და რა უნდა იცოდეთ ფართობზე.',
    body: `
ბინას კვადრატულობით ვყიდულობთ, მაგრამ იშვიათად ვზომავთ. საბურთალოზე ახალი ბინის მედიანური ფასი 2025 წლის დასაწყისში მეტრზე 4 297 ლარი იყო: სამი მეტრის სხვაობა 12 891 ლარი ღირს.

## რომელი ფართობი წერია

- საერთო ფართობი: ხშირად აივანსაც მოიცავს. ჰკითხეთ, რამდენია შიდა ფართობი.
- აივანი და ლოჯია: იგივე მეტრია, მაგრამ სხვა ფასი უნდა ჰქონდეს.
- კედლები: ზოგი გეგმა კედლის შუიდან ითვლის, ზოგი მოპირკეთებული კედლიდან.
- მშენებარე ბინა: ჩაბარებისას ფართობი ხელახლა იზომება. ხელშეკრულებაში ეწეროს, ვინ იხდის სხვაობას.

## როგორ აზომოთ თავად

- აიღეთ ლაზერული მანძილმზომი ან ხუთმეტრიანი რულეტი და გეგმის ასლი.
- თითო ოთახში გაზომეთ ორი კედელი და დიაგონალი: თუ დიაგონალები განსხვავდება, ოთახი მართკუთხა არ არის.
- ჩაიწერეთ ჭერის სიმაღლე და ფანჯრების ზომები: ავეჯისთვისაც დაგჭირდებათ.
- შეკრიბეთ ოთახები, დერეფანი და სველი წერტილები ცალკე, აივანი ცალკე.

## როცა რიცხვები არ ემთხვევა

შეადარეთ საჯარო რეესტრის ამონაწერს: იურიდიულად იქ მითითებული ფართობი მოქმედებს. თუ ბინა გადაკეთებულია და ჩანაწერი ძველია, აზომვითი ნახაზი და ცვლილების რეგისტრაცია გაყიდვამდე გამყიდველის საქმეა.

შესადარებლად კვადრატული მეტრის ფასი აიღეთ და არა სრული: [ძიებაში](/s?deal_types=1&real_estate_types=1) ის ყველა ბარათზე წერია.`,
  },
  en: {
    title: 'Measure before you buy: the price of three square metres',
    lead: 'The listing says 68, the flat has 65. How to find out, and what to know about areas.',
    body: `
Flats are bought by the square metre and seldom measured. In Saburtalo the median price of a new flat at the beginning of 2025 was GEL 4,297 a metre: three metres are GEL 12,891.

## Which area is it

- The total area often includes the balcony. Ask for the area inside.
- A balcony or loggia is a metre too, but should not cost the same.
- Walls: some plans count from the middle of a wall, some from its finish.
- A flat under construction is measured again at handover. Have the contract say who pays the difference.

## How to measure yourself

- Take a laser meter or a five-metre tape, and a copy of the plan.
- In each room measure two walls and both diagonals: if the diagonals differ, the room is not square.
- Note the height of the ceiling and the windows: you will need them for furniture.
- Add up rooms, corridor and wet rooms, and the balcony by itself.

## When the figures differ

Compare with the extract from the public register: legally, its area counts. If the flat has been rebuilt and the entry is old, a measured drawing and its registration are the seller’s business before the sale.

Compare prices per square metre, not totals: in the [search](/s?deal_types=1&real_estate_types=1) every card tells it.`,
  },
  ru: {
    title: 'Измерьте, прежде чем купить: цена трёх квадратных метров',
    lead: 'В объявлении 68, а в квартире 65. Как это выяснить и что знать о площади.',
    body: `
Квартиру покупают по метрам, но измеряют редко. В Сабуртало медианная цена новой квартиры в начале 2025 года была 4 297 лари за метр: разница в три метра стоит 12 891 лари.

## Какая площадь указана

- Общая площадь часто включает балкон. Спросите, сколько внутри.
- Балкон и лоджия — тоже метры, но стоить должны иначе.
- Стены: одни планы считают от середины стены, другие от отделки.
- Строящуюся квартиру при сдаче измеряют заново. Пусть в договоре будет сказано, кто платит разницу.

## Как измерить самому

- Возьмите лазерный дальномер или пятиметровую рулетку и копию плана.
- В каждой комнате измерьте две стены и диагонали: если диагонали разные, комната не прямоугольная.
- Запишите высоту потолка и размеры окон: пригодится для мебели.
- Сложите комнаты, коридор и мокрые зоны, балкон — отдельно.

## Когда цифры не сходятся

Сверьтесь с выпиской из публичного реестра: юридически действует площадь, указанная там. Если квартиру перестроили, а запись старая, обмерный чертёж и регистрация изменений до продажи — дело продавца.

Сравнивайте цену за метр, а не полную: в [поиске](/s?deal_types=1&real_estate_types=1) она есть на каждой карточке.`,
  },
}
