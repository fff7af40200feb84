import type { SearchParameters } from './search-parameters'
import type { MeaningWords, WordMeaning } from './word-meaning'

const filter = (parameters: SearchParameters): WordMeaning => ({ is: 'amenity', parameters })
const amenity = (id: number): WordMeaning => filter({ parameters: String(id) })

/** Words of amenities, like `FILTER_WORDS`. A garage alone may be the searched property. */
export const AMENITY_WORDS: readonly MeaningWords[] = [
  [
    filter({ has_balcony: '1' }),
    {
      ka: 'აივანი აივნით აივნიანი აივნის აივნები აივნებით',
      en: 'balcony balconies',
      ru: 'балкон балконом балкона балконы балконами',
    },
  ],
  [
    filter({ parking_types: '1,2,4,5,6' }),
    {
      ka: 'პარკინგი პარკინგით პარკინგის ავტოსადგომი ავტოსადგომით',
      en: 'parking parking_space parking_place parking_lot car_park',
      ru: 'парковка парковкой парковку парковки паркинг паркингом паркинга парковочное_место парковочным_местом',
    },
  ],
  [
    filter({ parking_types: '5' }),
    {
      ka: 'მიწისქვეშა_პარკინგი მიწისქვეშა_პარკინგით',
      en: 'underground_parking',
      ru: 'подземная_парковка подземной_парковкой подземный_паркинг подземным_паркингом',
    },
  ],
  [
    filter({ parking_types: '1' }),
    { ka: 'ავტოფარეხით გარაჟით', en: 'with_garage with_a_garage', ru: 'гаражом' },
  ],
  [
    filter({ heating_types: '1,5' }),
    {
      ka: 'ცენტრალური_გათბობა ცენტრალური_გათბობით',
      en: 'central_heating',
      ru: 'центральное_отопление центральным_отоплением',
    },
  ],
  [
    filter({ heating_types: '5,8' }),
    {
      ka: 'იატაკის_გათბობა იატაკის_გათბობით',
      en: 'underfloor_heating floor_heating',
      ru: 'теплый_пол тёплый_пол теплые_полы тёплые_полы теплым_полом тёплым_полом',
    },
  ],
  [
    filter({ project_types: '17' }),
    {
      ka: 'იტალიური_ეზო იტალიურ_ეზოში',
      en: 'italian_courtyard italian_yard',
      ru: 'итальянский_двор итальянском_дворе итальянский_дворик',
    },
  ],
  [
    amenity(14),
    {
      ka: 'აუზი აუზით აუზის აუზიანი საცურაო_აუზი საცურაო_აუზით',
      en: 'pool pools swimming_pool',
      ru: 'бассейн бассейном бассейна',
    },
  ],
  [amenity(15), { ka: 'საუნა საუნით', en: 'sauna', ru: 'сауна сауной' }],
  [amenity(13), { ka: 'ჯაკუზი ჯაკუზით', en: 'jacuzzi hot_tub', ru: 'джакузи' }],
  [
    amenity(35),
    {
      ka: 'სპორტდარბაზი სპორტდარბაზით',
      en: 'gym fitness_room',
      ru: 'спортзал спортзалом тренажерный_зал тренажёрный_зал',
    },
  ],
  [amenity(6), { ka: 'ლიფტი ლიფტით', en: 'lift elevator', ru: 'лифт лифтом лифта' }],
  [amenity(9), { ka: 'ბუხარი ბუხრით', en: 'fireplace', ru: 'камин камином' }],
  [amenity(22), { ka: 'ლოჯია ლოჯიით', en: 'loggia', ru: 'лоджия лоджией лоджию' }],
  [amenity(23), { ka: 'ვერანდა ვერანდით', en: 'veranda verandah', ru: 'веранда верандой веранду' }],
  [amenity(42), { ka: 'ეზო ეზოთი ეზოიანი', en: 'yard courtyard', ru: 'двор двором двориком' }],
  [amenity(50), { ka: 'სათავსო სათავსოთი', en: 'storeroom storage_room', ru: 'кладовка кладовкой кладовой' }],
  [
    amenity(10),
    {
      ka: 'ავეჯი ავეჯით ავეჯის ავეჯიანი',
      en: 'furniture furnished fully_furnished',
      ru: 'мебель мебелью мебели меблированная меблированную меблированный меблированные',
    },
  ],
  [
    amenity(4),
    {
      ka: 'კონდიციონერი კონდიციონერით',
      en: 'air_conditioning air_conditioner air_con aircon conditioner',
      ru: 'кондиционер кондиционером кондиционера',
    },
  ],
  [amenity(16), { ka: 'მაცივარი მაცივრით', en: 'fridge refrigerator', ru: 'холодильник холодильником' }],
  [
    amenity(17),
    {
      ka: 'სარეცხი_მანქანა სარეცხი_მანქანით',
      en: 'washing_machine washer',
      ru: 'стиральная_машина стиральной_машиной стиралка стиралкой',
    },
  ],
  [
    amenity(18),
    {
      ka: 'ჭურჭლის_სარეცხი ჭურჭლის_სარეცხი_მანქანა ჭურჭლის_სარეცხი_მანქანით',
      en: 'dishwasher',
      ru: 'посудомойка посудомойкой посудомоечная_машина посудомоечной_машиной',
    },
  ],
  [
    amenity(2),
    { ka: 'ინტერნეტი ინტერნეტით', en: 'internet wifi wi_fi', ru: 'интернет интернетом вайфай вай_фай' },
  ],
  [
    amenity(1),
    {
      ka: 'გაზი გაზით ბუნებრივი_აირი ბუნებრივი_აირით',
      en: 'gas natural_gas',
      ru: 'газ газом природный_газ',
    },
  ],
  [amenity(12), { ka: 'დაცვა დაცვით', en: 'security guarded', ru: 'охрана охраной охраняемый охраняемая' }],
  [amenity(40), { ka: 'მაყალი მაყლით', en: 'barbecue bbq grill', ru: 'мангал мангалом' }],
  [
    amenity(49),
    {
      ka: 'შინაური_ცხოველით შინაური_ცხოველებით ცხოველით ცხოველებით ძაღლით ძაღლისთვის ძაღლთან კატით კატისთვის',
      en: 'pets pets_allowed pet_friendly dog dogs a_dog cat cats a_cat',
      ru: 'питомцами животными можно_с_животными можно_с_питомцами собакой собаки собаку кошкой кошки котом кота',
    },
  ],
]
