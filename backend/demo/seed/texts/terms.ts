import type { Deal } from '../statements/kind'
import { type Sentence, sentence } from './sentence'

/** Sentences by deal. The first two suit unfinished sales; the others do not. */
export const DEAL_TERMS: Readonly<Record<Deal, readonly Sentence[]>> = {
  sale: [
    sentence('საბუთები მოწესრიგებულია.', 'The papers are in order.', 'Документы в порядке.'),
    sentence(
      'შესაძლებელია იპოთეკით შეძენა.',
      'It can be bought with a mortgage.',
      'Возможна покупка в ипотеку.',
    ),
    sentence(
      'სწრაფ მყიდველთან ფასზე შევთანხმდებით.',
      'With a quick buyer we will agree on the price.',
      'С быстрым покупателем о цене договоримся.',
    ),
    sentence(
      'თავისუფალია, გადაცემა დაუყოვნებლივ შეიძლება.',
      'It is vacant and can be handed over at once.',
      'Свободно, передача сразу.',
    ),
  ],
  rent: [
    sentence('ქირავდება ხანგრძლივი ვადით.', 'Let for the long term.', 'Сдаётся на длительный срок.'),
    sentence(
      'კომუნალური გადასახადები ქირაში არ შედის.',
      'Utilities are not included in the rent.',
      'Коммунальные платежи в стоимость не входят.',
    ),
    sentence(
      'საჭიროა პირველი და ბოლო თვის გადახდა.',
      'The first and the last month are paid in advance.',
      'Оплата за первый и последний месяц вперёд.',
    ),
  ],
  daily: [
    sentence(
      'თეთრეული და პირსახოცები ადგილზეა.',
      'Bed linen and towels are provided.',
      'Постельное бельё и полотенца предоставляются.',
    ),
    sentence(
      'შესვლა 14:00 საათიდან, გასვლა 12:00 საათამდე.',
      'Check-in from 14:00, check-out until 12:00.',
      'Заезд с 14:00, выезд до 12:00.',
    ),
    sentence(
      'სტუმრობის ვადის გახანგრძლივება შესაძლებელია.',
      'The stay can be extended.',
      'Проживание можно продлить.',
    ),
  ],
  pledge: [
    sentence(
      'გირავდება ერთი წლით, ხელშეკრულება ნოტარიულად ფორმდება.',
      'Pledged for one year under a notarised contract.',
      'Под залог на один год, договор у нотариуса.',
    ),
    sentence(
      'თანხა ვადის ბოლოს სრულად ბრუნდება.',
      'The sum is returned in full at the end of the term.',
      'Сумма возвращается полностью в конце срока.',
    ),
  ],
  lease: [
    sentence(
      'იჯარის ვადა შეთანხმებით.',
      'The term of the lease is by agreement.',
      'Срок аренды по договорённости.',
    ),
    sentence('გაიცემა გრძელვადიანი იჯარით.', 'Given on a long-term lease.', 'Сдаётся в долгосрочную аренду.'),
  ],
}

export const CLOSINGS: readonly Sentence[] = [
  sentence('დამიკავშირდით ნებისმიერ დროს.', 'Call at any time.', 'Звоните в любое время.'),
  sentence(
    'დათვალიერება წინასწარი შეთანხმებით.',
    'Viewing by appointment.',
    'Просмотр по предварительной договорённости.',
  ),
  sentence('დამატებითი ინფორმაცია ტელეფონით.', 'Call for details.', 'Подробности по телефону.'),
]

export const AGENT_CLOSINGS: readonly Sentence[] = [
  sentence(
    'ჩვენი მომსახურება თქვენთვის უფასოა.',
    'Our service costs you nothing.',
    'Наши услуги для вас бесплатны.',
  ),
  sentence(
    'გაჩვენებთ მსგავს ვარიანტებსაც.',
    'We will show you similar ones, too.',
    'Покажем и похожие варианты.',
  ),
]

export const LONG_SENTENCES: readonly Sentence[] = [
  sentence(
    'სივრცე კარგად არის დაგეგმილი: დღის სინათლე ყველა ოთახში შემოდის, შესანახი ადგილი საკმარისია და ზედმეტი დერეფნები არ არის.',
    'The space is well planned: daylight reaches every room, there is enough storage and no needless corridors.',
    'Пространство хорошо спланировано: дневной свет попадает во все комнаты, места для хранения достаточно, лишних коридоров нет.',
  ),
  sentence(
    'უბანი ცხოვრებისთვის მოსახერხებელია: დილით სიმშვიდეა, საღამოს ეზოში ბავშვები თამაშობენ, ხოლო ყოველდღიური საყიდლებისთვის შორს წასვლა არ გჭირდებათ.',
    'The neighbourhood is easy to live in: mornings are quiet, children play in the yard in the evening, and everyday shopping is never far.',
    'Район удобен для жизни: по утрам тихо, вечером во дворе играют дети, а за повседневными покупками не нужно далеко ходить.',
  ),
  sentence(
    'ბოლო წლებში განახლდა სახურავი, სადარბაზო და კომუნიკაციები, ამიტომ უახლოეს მომავალში დიდი ხარჯები მოსალოდნელი არ არის.',
    'The roof, the entrance and the pipes have been renewed in recent years, so no large expenses are to be expected soon.',
    'За последние годы обновлены крыша, подъезд и коммуникации, поэтому крупных расходов в ближайшее время не предвидится.',
  ),
  sentence(
    'სურვილისამებრ მოგაწვდით გეგმას, ამონაწერს საჯარო რეესტრიდან და დამატებით ფოტოებს.',
    'On request we will send the plan, an extract from the public register and more pictures.',
    'По желанию пришлём план, выписку из публичного реестра и дополнительные фотографии.',
  ),
]
