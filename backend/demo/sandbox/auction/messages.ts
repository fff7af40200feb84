import type { Locale } from '~backend/platform/localized-text'

const KA = {
  notice: 'ეს სატესტო აუქციონის საიტია. აქ ფასს ვერავინ შესთავაზებს.',
  auctions: 'აუქციონები',
  none: 'ახლა აუქციონი არ მიმდინარეობს.',
  startingPrice: 'საწყისი ფასი',
  bids: 'შეთავაზებები',
  ends: 'მთავრდება',
  ended: 'აუქციონი დასრულდა',
  toStatement: 'განცხადების ნახვა',
  toList: 'ყველა აუქციონი',
  notFound: 'ასეთი ლოტი არ არის',
  illustration: 'ილუსტრაცია',
}

export const AUCTION_MESSAGES: Readonly<Record<Locale, typeof KA>> = {
  ka: KA,
  en: {
    notice: 'This is a test auction site. Nobody can bid here.',
    auctions: 'Auctions',
    none: 'No auction is running now.',
    startingPrice: 'Starting price',
    bids: 'Bids',
    ends: 'Ends',
    ended: 'The auction is over',
    toStatement: 'See the listing',
    toList: 'All auctions',
    notFound: 'There is no such lot',
    illustration: 'Illustration',
  },
  ru: {
    notice: 'Это тестовый сайт аукционов. Сделать ставку здесь нельзя.',
    auctions: 'Аукционы',
    none: 'Сейчас аукционов нет.',
    startingPrice: 'Начальная цена',
    bids: 'Ставки',
    ends: 'Окончание',
    ended: 'Аукцион завершён',
    toStatement: 'Открыть объявление',
    toList: 'Все аукционы',
    notFound: 'Такого лота нет',
    illustration: 'Иллюстрация',
  },
}
