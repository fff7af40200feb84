import type { Article } from './article'

export const mortgageLimits: Article = {
  slug: 'how-much-a-bank-may-lend',
  day: '2026-10-28',
  drawing: { kind: 'panel', seed: 'blogmortgage', n: 1 },
  sources: [
    {
      name: {
        ka: 'საქართველოს ეროვნული ბანკი: მოთხოვნები PTI-სა და LTV-ზე',
        en: 'National Bank of Georgia: requirements on PTI and LTV',
        ru: 'Национальный банк Грузии: требования к PTI и LTV',
      },
      url: 'https://nbg.gov.ge/en/page/pti-and-ltv-requirements',
    },
    {
      name: {
        ka: 'commersant.ge, 2025 წლის თებერვალი: იპოთეკის აღება მარტივდება',
        en: 'commersant.ge, February 2025: buying with a mortgage is becoming easier',
        ru: 'commersant.ge, февраль 2025: ипотека становится доступнее',
      },
    },
    {
      name: {
        ka: 'bm.ge, 2020, 2022: სესხის მაქსიმალური ვადები და +3 პუნქტის შემოწმება',
        en: 'bm.ge, 2020 and 2022: longest terms and the check at +3 points',
        ru: 'bm.ge, 2020 и 2022: предельные сроки и проверка на +3 пункта',
      },
    },
    {
      name: {
        ka: '1tv.ge, gbc.ge: უცხოური ვალუტით სესხის ქვედა ზღვარი',
        en: '1tv.ge and gbc.ge: the floor for loans in foreign currency',
        ru: '1tv.ge и gbc.ge: нижний порог валютных кредитов',
      },
    },
  ],
  ka: {
    title: 'რამდენს მოგცემთ ბანკი: იპოთეკის ზღვრები მარტივად',
    lead: 'შემოსავლის წილი, ბინის ფასის წილი, ვადა და ვალუტა: ეს ოთხი წესი განსაზღვრავს, რა თანხაზე იფიქროთ.',
    body: `
ბანკი გადაწყვეტილებას თავად იღებს, მაგრამ ეროვნული ბანკის ზღვრებს ვერ გასცდება. თუ ამ ზღვრებს წინასწარ იცნობთ, არარეალურ ვარიანტებზე დროს არ დახარჯავთ.

## შემოსავლის რა ნაწილი შეიძლება წავიდეს სესხში

- თუ ხელზე თვეში 1 500 ლარზე ნაკლებს იღებთ: ყველა სესხის შენატანი ერთად შემოსავლის 25%-ს არ უნდა აჭარბებდეს, უცხოურ ვალუტაში კი 20%-ს.
- თუ 1 500 ლარს ან მეტს იღებთ: 50%-ს, უცხოურ ვალუტაში კი 30%-ს.

მაგალითად, 3 000 ლარის შემოსავალზე ლარის სესხების ჯამური შენატანი თვეში 1 500 ლარამდეა. აქ სხვა სესხებიც ითვლება: განვადება, საკრედიტო ბარათი.

## ფასის რა ნაწილს დაფარავს ბანკი

ეროვნული ბანკის გვერდზე ლარის სესხისთვის 85% წერია, უცხოური ვალუტისთვის 70%. 2025 წლის თებერვალში ლარის ზღვარი დროებით 90%-მდე გაიზარდა. დანარჩენი თქვენი თანამონაწილეობაა. ბანკმა შეიძლება მეტიც მოგთხოვოს.

## რამდენი ხნით

- ლარით: 20 წლამდე, ანუ 240 თვე.
- უცხოური ვალუტით: 10 წლამდე; 15 წლამდე, თუ შემოსავალიც იმავე ვალუტაშია.

ბანკები ხშირად ითხოვენ, რომ სესხის დასრულებისას 70 წელს არ გადააცილოთ.

## ლარი თუ დოლარი

თუ შემოსავალი ლარში გაქვთ, უცხოური ვალუტით სესხის აღება მხოლოდ დიდ თანხაზე შეგიძლიათ: 2025 წლის 1 აგვისტოდან ეს ზღვარი 750 000 ლარია. ცვლადი პროცენტის შემთხვევაში ბანკი იმასაც ამოწმებს, გადაიხდით თუ არა, განაკვეთი 3 პუნქტით რომ გაიზარდოს.

რიცხვები 2025 წლისაა და იცვლება: გადაწყვეტილებამდე ეროვნული ბანკის გვერდი ნახეთ. თქვენი თვიური შენატანი კი [კალკულატორში](/?take_loan=true&isntStatement=true) დათვალეთ.`,
  },
  en: {
    title: 'How much a bank may lend you: the limits of a mortgage, plainly',
    lead: 'A share of your income, a share of the price, the term and the currency: four rules that tell what sum to think about.',
    body: `
The bank decides for itself, but it cannot go beyond the limits of the National Bank. Know them beforehand, and you will not spend time on what cannot be.

## What share of income may go into loans

- With less than GEL 1,500 a month net: all loan payments together may take 25% of income, or 20% in foreign currency.
- With GEL 1,500 or more: 50%, or 30% in foreign currency.

On an income of GEL 3,000, payments on lari loans may add up to GEL 1,500 a month. Other loans count too: instalments, credit cards.

## What share of the price a bank may cover

The page of the National Bank says 85% for loans in lari and 70% in foreign currency. In February 2025 the limit in lari was raised to 90%, temporarily. The rest is your down payment, and a bank may ask for more.

## For how long

- In lari: up to 20 years, which is 240 months.
- In foreign currency: up to 10 years; up to 15 if your income is in the same currency.

Banks often want you to be no older than 70 when the loan ends.

## Lari or dollars

Who earns in lari may borrow in foreign currency only large sums: since 1 August 2025 the floor is GEL 750,000. With a variable rate the bank also checks whether you could still pay if the rate rose by 3 points.

These figures are of 2025 and they change: look at the National Bank’s page before you decide. Your own monthly payment is a matter of the [calculator](/?take_loan=true&isntStatement=true).`,
  },
  ru: {
    title: 'Сколько даст банк: пределы ипотеки простыми словами',
    lead: 'Доля дохода, доля цены, срок и валюта: четыре правила, которые подскажут, на какую сумму рассчитывать.',
    body: `
Решает банк, но выйти за пределы, установленные Национальным банком, он не может. Если знать их заранее, не придётся тратить время на нереальные варианты.

## Какая часть дохода может уходить на кредиты

- Если на руки вы получаете меньше 1 500 лари в месяц: все платежи по кредитам вместе — не больше 25% дохода, в иностранной валюте — 20%.
- Если 1 500 лари и больше: 50%, в иностранной валюте — 30%.

При доходе 3 000 лари платежи по кредитам в лари могут составлять до 1 500 лари в месяц. Считаются и другие кредиты: рассрочка, кредитная карта.

## Какую часть цены покроет банк

На странице Национального банка указано 85% для кредитов в лари и 70% для валютных. В феврале 2025 года предел в лари временно подняли до 90%. Остальное — ваш первоначальный взнос, и банк может попросить больше.

## На какой срок

- В лари: до 20 лет, то есть 240 месяцев.
- В иностранной валюте: до 10 лет; до 15, если доход в той же валюте.

Банки часто хотят, чтобы к концу кредита вам было не больше 70 лет.

## Лари или доллары

Тот, кто зарабатывает в лари, может взять в валюте только крупную сумму: с 1 августа 2025 года порог — 750 000 лари. При плавающей ставке банк проверяет ещё и то, сможете ли вы платить, если она вырастет на 3 пункта.

Это данные 2025 года, и они меняются: перед решением загляните на страницу Национального банка. А свой ежемесячный платёж посчитайте в [калькуляторе](/?take_loan=true&isntStatement=true).`,
  },
}
