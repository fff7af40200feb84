import type { Article } from './article'

export const registry: Article = {
  slug: 'public-registry-check',
  day: '2026-11-12',
  drawing: { kind: 'old', seed: 'blogregistry', n: 0 },
  sources: [
    {
      name: {
        ka: 'mkdlaw.ge: საკუთრების რეგისტრაცია საქართველოში',
        en: 'mkdlaw.ge on registering ownership in Georgia',
        ru: 'mkdlaw.ge: регистрация собственности в Грузии',
      },
    },
    {
      name: {
        ka: 'tpg-corporation.com და regusestate.com: რა უნდა შემოწმდეს გარიგებამდე',
        en: 'tpg-corporation.com and regusestate.com on checks before a deal',
        ru: 'tpg-corporation.com и regusestate.com: что проверить до сделки',
      },
    },
  ],
  ka: {
    title: 'სანამ ხელს მოაწერთ: რა ამოიკითხოთ საჯარო რეესტრის ამონაწერში',
    lead: 'ბინა თქვენი ხდება არა გასაღების ან ფულის გადაცემისას, არამედ რეგისტრაციისას. ხუთი რამ, რაც წინასწარ უნდა ნახოთ.',
    body: `
საქართველოში უძრავ ქონებაზე საკუთრება მხოლოდ საჯარო რეესტრის ეროვნულ სააგენტოში რეგისტრაციით წარმოიშობა. ხელშეკრულება თავისთავად არ კმარა: სანამ ჩანაწერი არ შეცვლილა, მესაკუთრე ისევ გამყიდველია.

რეესტრის მონაცემები საჯაროა. ამონაწერის სანახავად გამყიდველის თანხმობა არ გჭირდებათ, მხოლოდ საკადასტრო კოდი უნდა იცოდეთ. თუ კოდს არ გეუბნებიან, ეს უკვე პასუხია.

## ხუთი რამ ამონაწერში

- საკადასტრო კოდი: ემთხვევა თუ არა იმ ბინას, რომელიც ნახეთ. ერთ შენობაში ბინებს მსგავსი კოდები აქვს.
- მესაკუთრე: ის ადამიანია, ვინც ხელს აწერს? თუ რამდენიმეა, ყველას თანხმობაა საჭირო.
- იპოთეკა: უზრუნველყოფს თუ არა ქონება სესხს და ვინ არის კრედიტორი.
- ყადაღა: ამ დროს გასხვისება შეჩერებულია, რაც არ უნდა კარგი ფასი იყოს.
- იჯარა ან ქირავნობა: რეგისტრირებული მოიჯარე ბინასთან ერთად შეიძლება „გადმოგყვეთ“.

## როდის ნახოთ

ერთხელ მაშინ, როცა ბინას სერიოზულად განიხილავთ, და მეორედ უშუალოდ გაფორმების წინ, იმავე დღეს. ამ ორ ამონაწერს შორის ჩანაწერი შეიძლება შეიცვალოს.

## თუ ბინა მშენებარეა

მიწის ნაკვეთის კოდი და მესაკუთრეც შეამოწმეთ: კომპანია, რომელიც ყიდის, მიწის მესაკუთრეც უნდა იყოს, ან მასთან ნათელი ხელშეკრულება ჰქონდეს.

ეს სტატია იურიდიული რჩევა არ არის. რთულ შემთხვევაში [იურიდიული შემოწმება](/check-real-estate) ან ნოტარიუსი გაცილებით იაფი დაგიჯდება, ვიდრე შეცდომა.`,
  },
  en: {
    title: 'Before you sign: how to read an extract from the public register',
    lead: 'A flat becomes yours on registration, not with the keys or the money. Five things to look at first.',
    body: `
In Georgia, ownership of real estate exists only once it is registered with the National Agency of Public Registry. A contract alone is not enough: until the entry changes, the seller is still the owner.

The register is public. You do not need the seller’s consent to see an extract, only the cadastral code. If somebody will not tell you the code, that is an answer too.

## Five things in the extract

- The cadastral code: is it the flat you saw? Flats in one building have similar codes.
- The owner: is it the person who signs? If there are several, all of them must agree.
- A mortgage: does the property secure a loan, and whose?
- A seizure: while it stands, the property cannot be sold, however good the price.
- A lease: a registered tenant may come with the flat.

## When to look

Once when you begin to take a flat seriously, and again right before signing, on the same day. The entry can change between the two.

## If it is still being built

Check the code and the owner of the land as well: the company that sells should own it, or have a clear contract with whoever does.

This article is no legal advice. In a difficult case a [legal check](/check-real-estate) or a notary costs far less than a mistake.`,
  },
  ru: {
    title: 'Прежде чем подписать: как читать выписку из публичного реестра',
    lead: 'Квартира становится вашей не с ключами и не с деньгами, а с регистрацией. Пять вещей, которые стоит увидеть заранее.',
    body: `
В Грузии право собственности на недвижимость возникает только с регистрацией в Национальном агентстве публичного реестра. Одного договора мало: пока запись не изменена, собственник — по-прежнему продавец.

Данные реестра открыты. Чтобы увидеть выписку, согласие продавца не нужно, достаточно кадастрового кода. Если код вам не называют, это тоже ответ.

## Пять вещей в выписке

- Кадастровый код: та ли это квартира, которую вы смотрели? В одном доме коды похожи.
- Собственник: тот ли это человек, который подписывает? Если их несколько, нужно согласие всех.
- Ипотека: не служит ли квартира обеспечением кредита и чьего.
- Арест: пока он действует, продать квартиру нельзя, какой бы хорошей ни была цена.
- Аренда: зарегистрированный арендатор может достаться вам вместе с квартирой.

## Когда смотреть

Первый раз — когда вы всерьёз думаете о квартире, второй — прямо перед оформлением, в тот же день. Между этими двумя выписками запись может измениться.

## Если дом ещё строится

Проверьте код и собственника земли: продающая компания должна владеть ею или иметь ясный договор с владельцем.

Эта статья не юридическая консультация. В сложном случае [юридическая проверка](/check-real-estate) или нотариус обойдутся намного дешевле ошибки.`,
  },
}
