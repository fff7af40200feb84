import type { Article } from './article'

export const trueCost: Article = {
  slug: 'true-cost-of-a-mortgage',
  day: '2026-10-14',
  drawing: { kind: 'living', seed: 'warm', n: 8 },
  sources: [
    {
      name: {
        ka: 'tbcbank.ge: იპოთეკური სესხის პირობები',
        en: 'tbcbank.ge: terms of a mortgage',
        ru: 'tbcbank.ge: условия ипотеки',
      },
      url: 'https://tbcbank.ge/web/en/web/guest/easymort',
    },
    {
      name: {
        ka: 'terabank.ge: ვადაზე ადრე დაფარვის პირობები',
        en: 'terabank.ge: terms of early repayment',
        ru: 'terabank.ge: условия досрочного погашения',
      },
    },
    {
      name: {
        ka: 'on.ge, bpi.ge, 2018: ეფექტური განაკვეთის წესები',
        en: 'on.ge and bpi.ge, 2018: rules on the effective rate',
        ru: 'on.ge и bpi.ge, 2018: правила об эффективной ставке',
      },
    },
    {
      name: {
        ka: 'commersant.ge, 2025: საშუალო განაკვეთი და სესხი',
        en: 'commersant.ge, 2025: average rate and loan',
        ru: 'commersant.ge, 2025: средняя ставка и кредит',
      },
    },
  ],
  ka: {
    title: 'რა ღირს იპოთეკა სინამდვილეში: ეფექტური განაკვეთი',
    lead: 'ორ ბანკს ერთნაირი პროცენტი აქვს, სესხი კი სხვადასხვა ღირს. ნახეთ, სად იმალება განსხვავება.',
    body: `
რეკლამის დიდი რიცხვი ნომინალური განაკვეთია. სესხს სხვა ხარჯებიც ახლავს, ამიტომ შესადარებლად მეორე რიცხვი გჭირდებათ: ეფექტური განაკვეთი. 2018 წლის 14 მაისიდან ბანკი ვალდებულია, ის ყველა შეთავაზებაში მიუთითოს, SMS-შიც. კანონი მას 50%-ით ზღუდავს.

## რისგან შედგება

ერთ-ერთი დიდი ბანკის გვერდზე ლარის სესხს ასეთი პირობები ჰქონდა:

- ნომინალური განაკვეთი: 13,9%;
- გაცემის საკომისიო: სესხის 0,40%;
- სიცოცხლის დაზღვევა: წელიწადში 0,72%;
- ქონების დაზღვევა: წელიწადში 0,28%.

შედეგი: ეფექტური 15,44%. სხვაობა პუნქტნახევარია და ოც წელიწადში დიდ თანხად იქცევა.

## თუ განაკვეთი იცვლება

ლარის ცვლადი განაკვეთი ხშირად TIBR-ს ეყრდნობა, ბანკთაშორისი სესხების საშუალოს, ან ეროვნული ბანკის რეფინანსირების განაკვეთს; დოლარისა კი Term SOFR-ს. იმავე ბანკის გათვლით, თუ მაჩვენებელი 5 პუნქტით გაიზრდება, ეფექტური 21,26% გახდება. ჰკითხეთ ბანკს, რომელ ინდექსს იყენებს და რა სიხშირით ცვლის განაკვეთს.

## თუ ადრე დაფარავთ

ინდექსზე მიბმული სესხის წინსწრებით დაფარვის საკომისიო მაქსიმუმ 0,5%-ია, ბოლო ექვს თვეში კი ნული. ფიქსირებულის შემთხვევაში ზღვარი დარჩენილ ვადაზეა დამოკიდებული: 2%, თუ ორ წელზე მეტი რჩება, 1% ერთიდან ორ წლამდე, 0,5% ნახევარი წლიდან ერთ წლამდე, მერე კი არაფერი.

## სამი შეკითხვა ბანკს

- რა არის ეფექტური განაკვეთი ყველა ხარჯით?
- როდის და რის მიხედვით შეიცვლება პროცენტი?
- რა დამიჯდება, თუ სესხს ადრე დავფარავ?

შედარებისთვის: 2025 წლის აგვისტოში ლარის იპოთეკის საშუალო განაკვეთი 13% იყო, საშუალო სესხი 86 000 ლარი. [კალკულატორი](/?take_loan=true&isntStatement=true) ბანკებს ეფექტური განაკვეთით ადარებს.`,
  },
  en: {
    title: 'What a mortgage really costs: the effective rate',
    lead: 'Two banks name the same interest, and the loans cost different sums. Where the difference hides.',
    body: `
The large figure of an advertisement is the nominal rate. A loan has other costs too, so you need a second figure to compare: the effective rate. Since 14 May 2018 a bank must name it in every offer, even in an SMS. The law caps it at 50%.

## What it is made of

The page of one large bank listed these terms for a loan in lari:

- nominal rate: 13.9%;
- disbursement fee: 0.40% of the loan;
- life insurance: 0.72% a year;
- property insurance: 0.28% a year.

The result: 15.44% effective. A point and a half is a large sum over twenty years.

## If the rate can change

Variable rates in lari often follow TIBR, an average of loans between banks, or the National Bank’s refinancing rate; those in dollars follow Term SOFR. By the same bank’s reckoning, a rise of 5 points makes the effective rate 21.26%. Ask which index your bank uses and how often the rate is set anew.

## If you repay early

For a loan tied to an index the fee is 0.5% at most, and nothing in the last six months. For a fixed rate the cap depends on what is left: 2% with more than two years to go, 1% from one to two years, 0.5% from half a year to one, then nothing.

## Three questions to a bank

- What is the effective rate with every cost in it?
- When can the interest change, and what does it follow?
- What will early repayment cost me?

For comparison: in August 2025 the average rate of mortgages in lari was 13%, and the average loan GEL 86,000. The [calculator](/?take_loan=true&isntStatement=true) compares banks by the effective rate.`,
  },
  ru: {
    title: 'Сколько на самом деле стоит ипотека: эффективная ставка',
    lead: 'У двух банков один и тот же процент, а кредиты стоят по-разному. Где прячется разница.',
    body: `
Крупная цифра в рекламе — номинальная ставка. У кредита есть и другие расходы, поэтому для сравнения нужна вторая цифра: эффективная ставка. С 14 мая 2018 года банк обязан указывать её в каждом предложении, даже в SMS. Закон ограничивает её 50%.

## Из чего она складывается

На странице одного из крупных банков у кредита в лари были такие условия:

- номинальная ставка: 13,9%;
- комиссия за выдачу: 0,40% суммы;
- страхование жизни: 0,72% в год;
- страхование имущества: 0,28% в год.

Итог: 15,44% эффективных. Полтора пункта за двадцать лет превращаются в большую сумму.

## Если ставка меняется

Плавающая ставка в лари часто следует за TIBR, средней ставкой межбанковских кредитов, или за ставкой рефинансирования Национального банка; в долларах — за Term SOFR. По расчёту того же банка при росте на 5 пунктов эффективная ставка станет 21,26%. Спросите, какой индекс использует банк и как часто пересматривает ставку.

## Если погасить раньше

По кредиту, привязанному к индексу, комиссия не больше 0,5%, а в последние шесть месяцев её нет. При фиксированной ставке предел зависит от остатка срока: 2%, если осталось больше двух лет, 1% — от года до двух, 0,5% — от полугода до года, потом ничего.

## Три вопроса банку

- Какова эффективная ставка со всеми расходами?
- Когда и вслед за чем может измениться процент?
- Во что обойдётся досрочное погашение?

Для сравнения: в августе 2025 года средняя ставка ипотеки в лари была 13%, средний кредит — 86 000 лари. [Калькулятор](/?take_loan=true&isntStatement=true) сравнивает банки по эффективной ставке.`,
  },
}
