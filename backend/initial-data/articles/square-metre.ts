import type { Article } from './article'

export const squareMetre: Article = {
  slug: 'price-of-a-square-metre-in-tbilisi',
  day: '2026-09-30',
  drawing: { kind: 'tuff', seed: 'blogmetre', n: 0 },
  sources: [
    {
      name: {
        ka: 'საქსტატი, 2025 წლის I კვარტალი (cbw.ge-ს მიხედვით): ახალი ბინების მედიანური ფასები',
        en: 'Geostat, first quarter of 2025, as quoted by cbw.ge: median prices of new flats',
        ru: 'Геостат, I квартал 2025 года (по cbw.ge): медианные цены новых квартир',
      },
    },
    {
      name: {
        ka: 'pbservices.ge: ბინების შესყიდვები წელიწადში',
        en: 'pbservices.ge: home purchases a year',
        ru: 'pbservices.ge: покупки жилья за год',
      },
    },
  ],
  ka: {
    title: 'რა ღირს კვადრატული მეტრი თბილისში',
    lead: 'მთაწმინდიდან სამგორამდე ფასი თითქმის ორჯერ იცვლება. რას გვეუბნება მედიანა და რას არა.',
    body: `
საქსტატის მონაცემებით, 2025 წლის პირველ კვარტალში ახალი ბინის კვადრატული მეტრის მედიანური ფასი თბილისის რაიონებში ასეთი იყო:

- მთაწმინდა: 6 769 ლარი
- ვაკე: 5 880 ლარი
- ჩუღურეთი: 4 456 ლარი
- საბურთალო: 4 297 ლარი
- დიდუბე: 4 025 ლარი
- კრწანისი: 3 979 ლარი
- ნაძალადევი: 3 866 ლარი
- ისანი: 3 819 ლარი
- გლდანი: 3 652 ლარი
- სამგორი: 3 528 ლარი

წლის განმავლობაში ბინების ფასების ინდექსი 10,9%-ით გაიზარდა. ქვეყანაში წელიწადში დაახლოებით 60 000 საცხოვრებელი ბინა იყიდება, მათგან 72% თბილისში, 20% ბათუმში.

## როგორ წავიკითხოთ მედიანა

მედიანა ნიშნავს, რომ ბინების ნახევარი უფრო იაფია, ნახევარი უფრო ძვირი. 60 კვადრატული მეტრის ახალი ბინა საბურთალოზე ამ ფასით 257 820 ლარი გამოდის, მაგრამ კონკრეტული ბინა შეიძლება მესამედით იაფი ან ძვირი იყოს.

## რა ცვლის ფასს უბნის შიგნით

- სახლის ასაკი და სტატუსი: ახალი, ძველი თუ მშენებარე;
- მდგომარეობა: შავი, თეთრი თუ მწვანე კარკასი, თუ უკვე გარემონტებული;
- სართული, ხედი და მეტრომდე მანძილი;
- ფართობი: პატარა ბინის მეტრი, როგორც წესი, უფრო ძვირია.

თქვენს უბანში დღეს მოთხოვნილი ფასები [ძიებაში](/s?deal_types=1&real_estate_types=1) ჩანს: თითოეულ ბარათს კვადრატული მეტრის ფასიც აწერია. გახსოვდეთ, რომ ეს მოთხოვნილი ფასია და არა გაყიდვისა.`,
  },
  en: {
    title: 'What a square metre costs in Tbilisi',
    lead: 'From Mtatsminda to Samgori the price nearly halves. What the median says, and what it does not.',
    body: `
According to Geostat, the median price of a square metre in a new flat in the first quarter of 2025 was, by district of Tbilisi:

- Mtatsminda: GEL 6,769
- Vake: GEL 5,880
- Chughureti: GEL 4,456
- Saburtalo: GEL 4,297
- Didube: GEL 4,025
- Krtsanisi: GEL 3,979
- Nadzaladevi: GEL 3,866
- Isani: GEL 3,819
- Gldani: GEL 3,652
- Samgori: GEL 3,528

Over the year the index of flat prices rose by 10.9%. About 60,000 homes are bought in the country a year, 72% of them in Tbilisi and 20% in Batumi.

## How to read a median

Half of the flats are cheaper than the median, half are dearer. At this price a new flat of 60 m² in Saburtalo comes to GEL 257,820, yet a particular one may well be a third cheaper or dearer.

## What moves the price within a neighbourhood

- the age and status of the house: new, old or under construction;
- the condition: black, white or green frame, or finished;
- the floor, the view and the way to the metro;
- the area: a metre of a small flat usually costs more.

What is asked in your neighbourhood today can be seen in the [search](/s?deal_types=1&real_estate_types=1): each card tells the price per square metre. Bear in mind that it is the price asked, not the price paid.`,
  },
  ru: {
    title: 'Сколько стоит квадратный метр в Тбилиси',
    lead: 'От Мтацминды до Самгори цена меняется почти вдвое. О чём говорит медиана и о чём молчит.',
    body: `
По данным Геостата, в первом квартале 2025 года медианная цена квадратного метра новой квартиры по районам Тбилиси была такой:

- Мтацминда: 6 769 лари
- Ваке: 5 880 лари
- Чугурети: 4 456 лари
- Сабуртало: 4 297 лари
- Дидубе: 4 025 лари
- Крцаниси: 3 979 лари
- Надзаладеви: 3 866 лари
- Исани: 3 819 лари
- Глдани: 3 652 лари
- Самгори: 3 528 лари

За год индекс цен на квартиры вырос на 10,9%. В стране за год покупают около 60 000 единиц жилья: 72% — в Тбилиси, 20% — в Батуми.

## Как читать медиану

Половина квартир дешевле медианы, половина дороже. По такой цене новая квартира в 60 м² в Сабуртало стоит 257 820 лари, но конкретная вполне может оказаться на треть дешевле или дороже.

## Что меняет цену внутри района

- возраст и статус дома: новый, старый или строящийся;
- состояние: чёрный, белый или зелёный каркас либо готовый ремонт;
- этаж, вид и дорога до метро;
- площадь: метр маленькой квартиры обычно дороже.

Сколько просят в вашем районе сегодня, видно в [поиске](/s?deal_types=1&real_estate_types=1): на каждой карточке есть цена за квадратный метр. Помните, что это цена предложения, а не продажи.`,
  },
}
