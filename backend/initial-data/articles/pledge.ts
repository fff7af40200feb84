import type { Article } from './article'

export const pledge: Article = {
  slug: 'what-a-pledge-is',
  day: '2026-08-19',
  drawing: { kind: 'kitchen', seed: 'warm', n: 1 },
  sources: [
    {
      name: {
        ka: 'property.cbm.ge: სააგენტოს საკომისიო გირავნობისას',
        en: 'property.cbm.ge: agency commission on a pledge',
        ru: 'property.cbm.ge: комиссия агентства при сдаче под залог',
      },
    },
    {
      name: {
        ka: 'mkdlaw.ge: უფლება რეგისტრაციით წარმოიშობა',
        en: 'mkdlaw.ge: rights come with registration',
        ru: 'mkdlaw.ge: права возникают с регистрацией',
      },
    },
  ],
  ka: {
    title: 'გირავდება: როგორ ცხოვრობენ ბინაში ქირის გარეშე',
    lead: 'ერთხელ იხდით დიდ თანხას, ცხოვრობთ და ბოლოს ფულს უკან იღებთ. რაზეა დამოკიდებული, რომ მართლა დაიბრუნოთ.',
    body: `
განცხადებებში „გირავდება“ ნიშნავს, რომ მესაკუთრე ბინას სარგებლობაში გაძლევთ, თქვენ კი სანაცვლოდ ერთიან თანხას უტოვებთ. ქირა არ არის; ვადის ბოლოს ბინას აბრუნებთ, თანხა კი თქვენ გიბრუნდება.

ორივე მხარისთვის ეს სესხს ჰგავს: მესაკუთრე ფულს იღებს, თქვენ კი მის „პროცენტში“ ცხოვრობთ. ამიტომ მთავარი კითხვა ფასი კი არა, ფულის დაბრუნებაა.

## სანამ თანხას გადასცემთ

- ამონაწერი საჯარო რეესტრიდან: ვინ არის მესაკუთრე, ადევს თუ არა ბინას უკვე იპოთეკა ან ყადაღა. თუ ბინა ბანკშია ჩადებული, ბანკი რიგში თქვენზე წინ იქნება.
- ნოტარიული ხელშეკრულება და უფლების რეგისტრაცია: დაურეგისტრირებელი შეთანხმება ბინის ახალ მესაკუთრეს არ აბრკოლებს.
- თანხა, ვალუტა, ვადა და დაბრუნების დღე: ზუსტად, რიცხვებით.
- რა მოხდება, თუ მესაკუთრე დროზე ვერ დააბრუნებს.

## რა ჯდება

დაითვალეთ, რას მოგცემდათ იგივე ფული სხვაგან. თუ 20 000 დოლარს დატოვებთ და მსგავსი ბინის ქირა თვეში 200 დოლარია, წელიწადში 2 400 დოლარს ზოგავთ, ანუ თანხის 12%-ს. ეს რიცხვი შეადარეთ იმ რისკს, რომელსაც კისრულობთ.

სააგენტოები გირავნობაზე თანხის 5%-იან საკომისიოსაც იღებენ.

გირავნობით გაცემული ბინები [აქ](/s?deal_types=3) არის. რთულ შემთხვევაში [იურიდიული შემოწმება](/check-real-estate) შეუკვეთეთ.`,
  },
  en: {
    title: 'Pledge: how people live in a flat without paying rent',
    lead: 'You leave one large sum, live there, and take the money back at the end. What it takes to really get it back.',
    body: `
In listings, “pledge”, or girao, means that the owner gives you the use of a flat, and you leave a single sum in return. There is no rent; at the end you give the flat back, and the sum comes back to you.

For both sides it is much like a loan: the owner has the money, you live in its interest. So the chief question is not the price but the return of the sum.

## Before you hand over the money

- An extract from the public register: who is the owner, and is there a mortgage or a seizure already? If a bank holds the flat, it comes before you.
- A contract before a notary and registration of the right: an agreement that is not registered does not bind a new owner.
- The sum, the currency, the term and the day of return: exactly, in figures.
- What happens if the owner cannot return it in time.

## What it costs

Reckon what the same money would bring elsewhere. If you leave USD 20,000 and a similar flat rents at USD 200 a month, you save USD 2,400 a year, which is 12% of the sum. Hold that figure against the risk you take.

Agencies also take a commission on a pledge: 5% of the sum.

Flats for pledge are [here](/s?deal_types=3). In a difficult case order a [legal check](/check-real-estate).`,
  },
  ru: {
    title: 'Под залог: как живут в квартире без арендной платы',
    lead: 'Вы один раз оставляете крупную сумму, живёте и в конце забираете деньги. Что нужно, чтобы их действительно вернуть.',
    body: `
«Под залог», или гирао, в объявлениях значит, что собственник даёт вам пользоваться квартирой, а вы взамен оставляете одну сумму. Арендной платы нет; в конце срока вы возвращаете квартиру, а вам возвращают деньги.

Для обеих сторон это похоже на кредит: у собственника деньги, а вы живёте в «процентах». Поэтому главный вопрос не цена, а возврат суммы.

## Прежде чем отдать деньги

- Выписка из публичного реестра: кто собственник, нет ли уже ипотеки или ареста. Если квартира заложена банку, он будет впереди вас.
- Нотариальный договор и регистрация права: незарегистрированное соглашение нового собственника не связывает.
- Сумма, валюта, срок и день возврата: точно, цифрами.
- Что будет, если собственник не вернёт деньги вовремя.

## Сколько это стоит

Посчитайте, что те же деньги принесли бы в другом месте. Если вы оставите 20 000 долларов, а похожая квартира сдаётся за 200 в месяц, вы сберегаете 2 400 долларов в год, то есть 12% суммы. Сравните эту цифру с риском, который берёте на себя.

Агентства берут за это и комиссию: 5% суммы.

Квартиры под залог — [здесь](/s?deal_types=3). В сложном случае закажите [юридическую проверку](/check-real-estate).`,
  },
}
