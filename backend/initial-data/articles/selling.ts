import type { Article } from './article'

export const selling: Article = {
  slug: 'a-listing-that-gets-calls',
  day: '2026-07-08',
  drawing: { kind: 'balcony', seed: 'warm', n: 4 },
  sources: [
    {
      name: {
        ka: 'თბილისში მოთხოვნილი ფასები, 2023 წლის 16 ოქტომბერი – 17 დეკემბერი: შეცდომები განცხადებებში',
        en: 'Asking prices in Tbilisi, 16 October to 17 December 2023: faults of listings',
        ru: 'Цены предложения в Тбилиси, 16 октября — 17 декабря 2023 года: ошибки в объявлениях',
      },
    },
    {
      name: {
        ka: 'property.cbm.ge: სააგენტოს საკომისიო გაყიდვისას',
        en: 'property.cbm.ge: agency commission on a sale',
        ru: 'property.cbm.ge: комиссия агентства при продаже',
      },
    },
  ],
  ka: {
    title: 'განცხადება, რომელზეც რეკავენ: ფასი, ფოტო და VIP',
    lead: 'რა მოვიყვანოთ წესრიგში, სანამ რეკლამაში ფულს დავხარჯავთ, და როდის ღირს VIP.',
    body: `
მყიდველი თქვენს განცხადებას სიაში სულ რამდენიმე წამი უყურებს: ფოტო, ფასი, უბანი, ფართობი. დანარჩენს მხოლოდ მაშინ კითხულობს, თუ ამ ოთხმა დააინტერესა.

## ჯერ შეცდომები

თბილისის 377 განცხადებიდან, რომლებიც ერთ დღეს შემოწმდა, ათში შეცდომა იყო: ქირა გაყიდვის გრაფაში, მეტრის ფასი სრულის ადგილას, 247 000 კვადრატული მეტრის ბინა. ასეთ განცხადებას ძიება ვერ პოულობს, თუ პოულობს, მას არავინ ენდობა. გადაამოწმეთ:

- გარიგების ტიპი და ვალუტა;
- ფართობი ამონაწერის მიხედვით;
- მდგომარეობა და სახლის სტატუსი: უმათოდ მყიდველი ფასს ვერ აფასებს;
- ზუსტი წერტილი რუკაზე.

## ფოტო

დღის შუქი, დალაგებული ოთახი, კამერა მკერდის სიმაღლეზე, თითო ოთახიდან ორი კადრი და ბოლოს გეგმა. მთავარ ფოტოდ ყველაზე ნათელი ოთახი ან ხედი აირჩიეთ.

## ფასი

ნახეთ, რას ითხოვენ მსგავს ბინებში თქვენს უბანში. თუ მათზე ძვირს ითხოვთ, განცხადებაში დაწერეთ, რატომ: რემონტი, ხედი, პარკინგი. სააგენტოს საკომისიო გაყიდვაზე ხშირად 5%-ია: ფასში წინასწარ ჩათვალეთ.

## როდის ღირს VIP

VIP განცხადებას 5, 15 ან 25 დღით სიის თავში აყენებს. ყველაზე მეტს პირველ კვირას იძლევა, როცა განცხადება ახალია, ან მაშინ, როცა უბანში ბევრი მსგავსი ბინაა. შედარებისთვის ნახეთ დღის ფასი: პაკეტის ფასი გაყავით დღეებზე. ცუდ ფოტოსა და გაბერილ ფასს VIP ვერ უშველის.`,
  },
  en: {
    title: 'A listing that gets calls: price, photos and VIP',
    lead: 'What to put in order before spending on promotion, and when VIP is worth it.',
    body: `
In a list, a buyer looks at your flat for a few seconds: photo, price, neighbourhood, area. The rest is read only if these four are of interest.

## Mistakes first

Of 377 listings in Tbilisi checked on one day, ten were wrong: rents filed under sale, a price per metre in place of the total, a flat of 247,000 m². A search does not find such a listing, and if it does, nobody trusts it. Check:

- the deal and the currency;
- the area as in the register;
- the condition and the status of the house: without them nobody can judge the price;
- the exact place on the map.

## Photos

Daylight, tidy rooms, the camera at chest height, two views of each room, and the plan last. Let the first be the lightest room or the view.

## Price

See what is asked for similar flats around you. If you ask more, say in the listing why: the finish, the view, the parking. Agencies often take 5% of a sale: have it in your price from the beginning.

## When VIP is worth it

VIP lifts a listing to the top of lists for 5, 15 or 25 days. It gives most in the first week, while the listing is new, or where many similar flats are on offer. To compare packages, divide the price by the days. VIP mends neither bad photos nor too high a price.`,
  },
  ru: {
    title: 'Объявление, по которому звонят: цена, фото и VIP',
    lead: 'Что привести в порядок до того, как платить за продвижение, и когда VIP оправдан.',
    body: `
В списке покупатель смотрит на вашу квартиру несколько секунд: фото, цена, район, площадь. Остальное читают, только если эти четыре вещи заинтересовали.

## Сначала ошибки

Из 377 тбилисских объявлений, проверенных за один день, десять были с ошибками: аренда в разделе продажи, цена за метр вместо полной, квартира в 247 000 м². Такое объявление поиск не находит, а если находит, ему не верят. Проверьте:

- тип сделки и валюту;
- площадь по выписке;
- состояние и статус дома: без них цену не оценить;
- точное место на карте.

## Фото

Дневной свет, убранные комнаты, камера на уровне груди, по два кадра на комнату и план в конце. Первой пусть будет самая светлая комната или вид.

## Цена

Посмотрите, сколько просят за похожие квартиры рядом. Если вы просите больше, напишите почему: ремонт, вид, парковка. Агентства часто берут 5% от продажи: учтите это в цене сразу.

## Когда VIP оправдан

VIP поднимает объявление в начало списков на 5, 15 или 25 дней. Больше всего он даёт в первую неделю, пока объявление новое, или там, где много похожих квартир. Чтобы сравнить пакеты, разделите цену на число дней. Плохих фото и завышенной цены VIP не исправит.`,
  },
}
