import type { MeaningWords, WordMeaning } from './word-meaning'

const ids = (
  parameter: 'deal_types' | 'real_estate_types' | 'statuses' | 'conditions',
  ...values: number[]
): WordMeaning => ({ is: 'ids', parameter, ids: values })

/**
 * Words of filters by language; an underscore joins the words of a phrase.
 * Case endings are optional for long words.
 */
export const FILTER_WORDS: readonly MeaningWords[] = [
  [
    ids('deal_types', 1),
    {
      ka: 'იყიდება იყიდებოდა ყიდვა ვიყიდი ვყიდულობ გაყიდვა საყიდელი საყიდლად გასაყიდი გასაყიდად იყიდე',
      en: 'sale for_sale sell buy buying purchase selling',
      ru: 'продажа на_продажу продается продаётся продаю продам продают купить куплю покупка',
    },
  ],
  [
    ids('deal_types', 2),
    {
      ka: 'ქირავდება ქირა ქირით ქირად ვქირაობ ვიქირავებ გაქირავება დაქირავება გასაქირავებელი გასაქირავებლად თვიურად თვეში თვე',
      en: 'rent for_rent rental rentals renting monthly month a_month per_month long_term',
      ru: 'аренда аренду аренды в_аренду арендовать снять сниму съем съём сдается сдаётся сдам сдаю сдача найм помесячно месяц в_месяц мес',
    },
  ],
  [
    ids('deal_types', 7),
    {
      ka: 'დღიურად დღიური ქირავდება_დღიურად დღიური_ქირა ქირით_დღიურად დღეში ღამე',
      en: 'daily daily_rent rent_daily for_daily_rent day a_day per_day night per_night short_term',
      ru: 'посуточно посуточная посуточный суточно сутки в_сутки на_сутки аренда_посуточно сдается_посуточно снять_посуточно ночь',
    },
  ],
  [
    ids('deal_types', 3),
    {
      ka: 'გირავდება გირაო გირაოთი გირავნობა გირავნობით იგირავებს დაგირავება',
      en: 'pledge for_pledge girao',
      ru: 'залог под_залог сдается_под_залог гирао',
    },
  ],
  [
    ids('deal_types', 2, 10),
    { ka: 'იჯარა იჯარით გაიცემა_იჯარით გაიცემა', en: 'lease for_lease leasing', ru: 'сдается_в_аренду' },
  ],
  [
    ids('real_estate_types', 1),
    {
      ka: 'ბინა ბინას ბინის ბინები ბინების ბინაში აპარტამენტი აპარტამენტები კორპუსში',
      en: 'flat flats apartment apartments apt condo',
      ru: 'квартира квартиры квартиру квартир апартаменты апартамент хата',
    },
  ],
  [
    ids('real_estate_types', 2),
    {
      ka: 'სახლი სახლები სახლის კერძო_სახლი კერძო_სახლები საკუთარი_სახლი ვილა კოტეჯი თაუნჰაუსი',
      en: 'house houses private_house villa villas cottage townhouse',
      ru: 'дом дома домик частный_дом коттедж вилла таунхаус особняк',
    },
  ],
  [
    ids('real_estate_types', 3),
    { ka: 'აგარაკი აგარაკები', en: 'country_house dacha summer_house', ru: 'дача дачи дачу дачный_дом' },
  ],
  [
    ids('real_estate_types', 4),
    {
      ka: 'მიწა მიწის მიწის_ნაკვეთი ნაკვეთი ნაკვეთები მიწის_ნაკვეთები',
      en: 'land plot plots land_plot plot_of_land lot',
      ru: 'земля землю земли участок участки земельный_участок участок_земли',
    },
  ],
  [
    ids('real_estate_types', 5),
    {
      ka: 'კომერციული კომერციული_ფართი ოფისი ოფისები საოფისე საოფისე_ფართი მაღაზია სავაჭრო სავაჭრო_ფართი საწყობი',
      en: 'commercial commercial_space commercial_property office offices office_space shop store retail warehouse',
      ru: 'коммерческая коммерческая_площадь коммерческая_недвижимость коммерция офис офисы магазин помещение склад',
    },
  ],
  [
    ids('real_estate_types', 6),
    {
      ka: 'სასტუმრო სასტუმროები ჰოტელი',
      en: 'hotel hotels guesthouse',
      ru: 'гостиница отель гостиницы отели гостевой_дом',
    },
  ],
  [
    ids('statuses', 2),
    {
      ka: 'ახალი_აშენებული ახალაშენებული ახალ_აშენებული ახალი_კორპუსი ახალ_კორპუსში',
      en: 'new_building newly_built new_construction new_build',
      ru: 'новостройка новостройки новостройке новострой',
    },
  ],
  [
    ids('statuses', 3),
    {
      ka: 'მშენებარე მშენებარე_კორპუსი',
      en: 'under_construction off_plan',
      ru: 'строящийся строящаяся строящееся',
    },
  ],
  [
    ids('conditions', 1),
    {
      ka: 'ახალი_რემონტი ახალი_რემონტით ახალგარემონტებული ევრორემონტი ევრორემონტით',
      en: 'newly_renovated new_renovation',
      ru: 'новый_ремонт новым_ремонтом евроремонт евроремонтом',
    },
  ],
  [
    ids('conditions', 1, 2),
    {
      ka: 'გარემონტებული რემონტით რემონტიანი',
      en: 'renovated',
      ru: 'с_ремонтом отремонтированная отремонтированную отремонтированный',
    },
  ],
  [
    ids('conditions', 4),
    {
      ka: 'სარემონტო გასარემონტებელი',
      en: 'needs_renovation to_renovate',
      ru: 'под_ремонт требует_ремонта требующая_ремонта',
    },
  ],
  [
    ids('conditions', 5),
    { ka: 'თეთრი_კარკასი თეთრ_კარკასში თეთრი_კარკასით', en: 'white_frame', ru: 'белый_каркас белом_каркасе' },
  ],
  [
    ids('conditions', 6),
    { ka: 'შავი_კარკასი შავ_კარკასში', en: 'black_frame', ru: 'черный_каркас чёрный_каркас черном_каркасе' },
  ],
  [ids('conditions', 7), { ka: 'მწვანე_კარკასი', en: 'green_frame', ru: 'зеленый_каркас зелёный_каркас' }],
  [
    { is: 'owner' },
    {
      ka: 'მესაკუთრე მესაკუთრისგან მეპატრონე მეპატრონისგან მაკლერის_გარეშე უშუამავლოდ',
      en: 'owner from_owner from_the_owner by_owner no_agents',
      ru: 'собственник от_собственника от_хозяина хозяин без_посредников без_маклера',
    },
  ],
  [
    { is: 'nearness', to: 'metro' },
    {
      ka: 'მეტროსთან მეტროსთან_ახლოს ახლოს_მეტროსთან მეტროს_ახლოს მეტროს_გვერდით',
      en: 'near_metro near_the_metro close_to_metro close_to_the_metro by_the_metro next_to_metro metro_nearby near_subway',
      ru: 'у_метро возле_метро около_метро рядом_с_метро близко_к_метро недалеко_от_метро метро_рядом вблизи_метро',
    },
  ],
  [
    { is: 'nearness', to: 'sea' },
    {
      ka: 'ზღვასთან ზღვასთან_ახლოს ახლოს_ზღვასთან ზღვის_პირას ზღვისპირა ზღვის_სანაპიროზე ზღვაზე ზღვის_ხედით ზღვის_ხედი ხედით_ზღვაზე ხედი_ზღვაზე',
      en: 'by_the_sea near_the_sea near_sea by_sea at_the_sea close_to_the_sea on_the_beach near_the_beach seaside beachfront sea_coast sea_view sea_views view_of_the_sea',
      ru: 'у_моря возле_моря около_моря рядом_с_морем близко_к_морю недалеко_от_моря на_море на_берегу_моря вблизи_моря приморская вид_на_море видом_на_море с_видом_на_море',
    },
  ],
  [
    { is: 'name' },
    {
      ka: 'თბილისის_ზღვასთან თბილისის_ზღვაზე თბილისის_ზღვის',
      en: 'tbilisi_sea',
      ru: 'тбилисское_море тбилисского_моря тбилисском_море',
    },
  ],
  [
    { is: 'cheapness' },
    {
      ka: 'იაფი იაფად იაფია იაფები იაფფასიანი ხელმისაწვდომი_ფასი ხელმისაწვდომ_ფასად',
      en: 'cheap cheapest cheaply inexpensive affordable low_price budget_friendly not_expensive',
      ru: 'недорого недорогая недорогую недорогой недорогие недорогое дешево дёшево дешевая дешёвая дешевую дешёвую дешевый дешёвый дешевые дешёвые бюджетная бюджетную бюджетно не_дорого',
    },
  ],
  [
    { is: 'unit', of: 'rooms' },
    {
      ka: 'ოთახიანი ოთახიანის ოთახი ოთახით ოთახის ოთახ ოთ',
      en: 'room rooms roomed rm',
      ru: 'комнатная комнатный комнатную комнатные комнатной комнатных комната комнаты комнат комн ком х_комнатная х_комнатную х_комн',
    },
  ],
  [
    { is: 'unit', of: 'bedrooms' },
    {
      ka: 'საძინებელი საძინებლიანი საძინებლით',
      en: 'bedroom bedrooms bed beds br bdr',
      ru: 'спальня спальни спален спальнями спальней',
    },
  ],
  [
    { is: 'unit', of: 'guests' },
    {
      ka: 'სტუმარი სტუმარზე სტუმრისთვის სტუმრის',
      en: 'guest guests',
      ru: 'гость гостя гостей',
    },
  ],
  [
    { is: 'unit', of: 'people' },
    {
      ka: 'კაცი კაცზე კაცისთვის ადამიანი ადამიანზე ადამიანისთვის პირზე მოზრდილი',
      en: 'people persons person adults pax',
      ru: 'человек человека чел персон персоны взрослых',
    },
  ],
  [
    { is: 'unit', of: 'floor' },
    {
      ka: 'სართული სართულზე',
      en: 'floor st_floor nd_floor rd_floor th_floor',
      ru: 'этаж этаже й_этаж м_этаже',
    },
  ],
  ...([1, 2, 3, 4, 5] as const).map(
    (rooms): MeaningWords => [
      { is: 'rooms_of_flat', rooms },
      {
        ka:
          ['ერთოთახიანი სტუდიო', 'ოროთახიანი', 'სამოთახიანი', 'ოთხოთახიანი', 'ხუთოთახიანი'][rooms - 1] ?? '',
        en: ['studio studios', '', '', '', ''][rooms - 1] ?? '',
        ru:
          [
            'однокомнатная однокомнатную однокомнатный однушка однушку студия студию',
            'двухкомнатная двухкомнатную двухкомнатный двушка двушку',
            'трехкомнатная трехкомнатную трёхкомнатная трехкомнатный трешка трёшка трешку',
            'четырехкомнатная четырёхкомнатная четырехкомнатную четырехкомнатный',
            'пятикомнатная пятикомнатную пятикомнатный',
          ][rooms - 1] ?? '',
      },
    ],
  ),
  ...([1, 2, 3, 4, 5] as const).map(
    (value): MeaningWords => [
      { is: 'number', value },
      {
        ka: ['ერთი ერთ', 'ორი ორ', 'სამი სამ', 'ოთხი ოთხ', 'ხუთი ხუთ'][value - 1] ?? '',
        en: ['one', 'two', 'three', 'four', 'five'][value - 1] ?? '',
        ru: ['одна один', 'две два двух', 'три трех трёх', 'четыре', 'пять'][value - 1] ?? '',
      },
    ],
  ),
]
