import type { Article } from './article'

export const renting: Article = {
  slug: 'renting-without-surprises',
  day: '2026-09-02',
  drawing: { kind: 'bedroom', seed: 'warm', n: 6 },
  sources: [
    {
      name: {
        ka: 'property.cbm.ge: სააგენტოს საკომისიო ქირავნობისას',
        en: 'property.cbm.ge: agency commission on a lease',
        ru: 'property.cbm.ge: комиссия агентства при аренде',
      },
    },
    {
      name: {
        ka: 'mkdlaw.ge, regusestate.com: რეესტრის მონაცემები საჯაროა',
        en: 'mkdlaw.ge and regusestate.com: the register is public',
        ru: 'mkdlaw.ge и regusestate.com: данные реестра открыты',
      },
    },
  ],
  ka: {
    title: 'ქირა სიურპრიზების გარეშე: რა შეამოწმოთ ბინის ნახვისას',
    lead: 'ნახევარი საათი ბინაში და ერთი გვერდი ხელშეკრულება ერთი წლის ნერვებს დაგიზოგავთ.',
    body: `
ბინას ქირავნობისას ორჯერ ვირჩევთ: ჯერ ფოტოებით, მერე ადგილზე. მეორედ სია თან გქონდეთ.

## ბინაში

- გახსენით ონკანი და ჩართეთ გათბობა: წნევა და სითბო ფოტოზე არ ჩანს.
- ჩაიხედეთ კუთხეებში, ფანჯრებთან და ნიჟარის ქვეშ: ნესტს სუნიც აქვს.
- გაზომეთ, სად ჩადგება თქვენი საწოლი და მაგიდა.
- მოდით საღამოსაც: ხმაური, სადარბაზოს განათება, პარკინგი.
- გადაუღეთ მრიცხველებს და ყველა ნაკლს; ფოტოები იმავე დღეს გაუგზავნეთ გამქირავებელს.

## ვის უხდით

საჯარო რეესტრში ნახეთ, ვინ არის მესაკუთრე: მონაცემები საჯაროა. თუ ხელს სხვა აწერს, მინდობილობა ითხოვეთ. ფულს ნუ გადარიცხავთ, სანამ ბინა არ გინახავთ და ხელშეკრულება არ გაქვთ, რაც არ უნდა სასწრაფო იყოს.

## ხელშეკრულებაში

- ქირა: თანხა, ვალუტა და გადახდის დღე; თუ ფასი დოლარშია, რომელი კურსით.
- ვადა და რამდენი ხნით ადრე უნდა გააფრთხილოთ ერთმანეთი.
- დეპოზიტი: რამდენია, რისთვის დაიქვითება და როდის დაბრუნდება.
- კომუნალური: რა შედის ქირაში და რა არა.
- ავეჯისა და ტექნიკის სია მდგომარეობის მითითებით.

## საკომისიო

სააგენტოები ქირავნობაზე ხშირად პირველი თვის ქირის ოდენობის საკომისიოს იღებენ. წინასწარ გაარკვიეთ, ვინ იხდის: თქვენ თუ მესაკუთრე. მესაკუთრის განცხადებები [ძიებაში](/s?deal_types=2&owner=1) ცალკე იფილტრება.`,
  },
  en: {
    title: 'Renting without surprises: what to check when you see a flat',
    lead: 'Half an hour in the flat and one page of contract will spare you a year of nerves.',
    body: `
A rented flat is chosen twice: first by its photos, then on the spot. The second time, bring a list.

## In the flat

- Open the taps and turn on the heating: no photo shows pressure or warmth.
- Look into the corners, around the windows and under the sink: damp has a smell.
- Measure where your bed and your table will stand.
- Come in the evening too: noise, light on the stairs, parking.
- Photograph the meters and every fault, and send the photos to the landlord the same day.

## Whom you pay

See in the public register who the owner is: the data are open. If somebody else signs, ask for their power of attorney. Send no money before you have seen the flat and have a contract, however urgent it is said to be.

## In the contract

- The rent: sum, currency and day; and by which rate, if it is in dollars.
- The term, and how long before its end you must tell each other.
- The deposit: how much, what is taken from it, and when it is returned.
- Utilities: what the rent covers and what it does not.
- A list of furniture and appliances, with their condition.

## Commission

For a rental, agencies often take the first month’s rent. Find out beforehand who pays, you or the owner. Listings by owners can be filtered in the [search](/s?deal_types=2&owner=1).`,
  },
  ru: {
    title: 'Аренда без сюрпризов: что проверить на просмотре',
    lead: 'Полчаса в квартире и страница договора сберегут вам год нервов.',
    body: `
Квартиру для аренды выбирают дважды: сначала по фотографиям, потом на месте. На второй раз возьмите с собой список.

## В квартире

- Откройте краны и включите отопление: напор и тепло на фото не видны.
- Загляните в углы, к окнам и под раковину: у сырости есть запах.
- Измерьте, где встанут ваша кровать и стол.
- Приходите и вечером: шум, свет в подъезде, парковка.
- Снимите счётчики и все дефекты и в тот же день отправьте фото хозяину.

## Кому вы платите

Посмотрите в публичном реестре, кто собственник: данные открыты. Если подписывает другой человек, попросите доверенность. Не переводите деньги, пока не увидели квартиру и не подписали договор, как бы вас ни торопили.

## В договоре

- Плата: сумма, валюта и день; если цена в долларах, то по какому курсу.
- Срок и за какое время вы предупреждаете друг друга.
- Депозит: сколько, за что удерживается и когда возвращается.
- Коммунальные услуги: что входит в плату, а что нет.
- Список мебели и техники с их состоянием.

## Комиссия

При аренде агентства часто берут сумму первого месяца. Заранее выясните, кто платит: вы или собственник. Объявления собственников можно отфильтровать в [поиске](/s?deal_types=2&owner=1).`,
  },
}
