import type { Template } from './template'

export const FURNISHED_FOR_GUESTS: readonly Template[] = [
  [
    'ავეჯით, სტუმრებისთვის მზადაა.',
    'Furnished and ready for guests.',
    'Меблировано, готово для гостей.',
    'terse',
  ],
  [
    'ავეჯით არის მოწყობილი, თეთრეული და პირსახოცები დაგხვდებათ.',
    'It is furnished; bed linen and towels await you.',
    'Меблировано, постельное бельё и полотенца ждут вас.',
  ],
  [
    'სტუმრებისთვის ავეჯით არის მოწყობილი: ჩანთით მოდით, დანარჩენი ადგილზეა.',
    'The place is furnished for guests: come with a bag, the rest is there.',
    'Жильё меблировано для гостей: приезжайте с сумкой, остальное на месте.',
    'owner',
  ],
  [
    'ფართი ავეჯით არის მოწყობილი და ყოველი სტუმრის შემდეგ ლაგდება.',
    'It is furnished and cleaned after every guest.',
    'Жильё меблировано, уборка после каждого гостя.',
    'agent',
  ],
]

export const LET_FURNISHED: readonly Template[] = [
  ['ავეჯით.', 'With furniture.', 'С мебелью.', 'terse'],
  ['ავეჯით არის მოწყობილი.', 'It is furnished.', 'Меблировано.'],
  [
    'ავეჯი ადგილზეა, შეგიძლიათ მხოლოდ პირადი ნივთებით მოხვიდეთ.',
    'The furniture is in place; bring only your personal things.',
    'Мебель на месте, приезжайте только с личными вещами.',
  ],
  [
    'გადაეცემა ავეჯით, ინვენტარს ხელშეკრულებაში ჩამოვთვლით.',
    'It is let with furniture, which the contract will list.',
    'Передаётся с мебелью, опись внесём в договор.',
    'agent',
  ],
  [
    'ავეჯს გიტოვებთ და იმედია, მოუფრთხილდებით.',
    'I leave you the furniture and hope you take care of it.',
    'Мебель оставляю вам и надеюсь на бережное отношение.',
    'owner',
  ],
  [
    'ავეჯი საჭიროების მიხედვით შევარჩიეთ, ზედმეტი არაფერი დგას.',
    'We furnished it with what is needed and nothing more.',
    'Мебель подобрали нужную, ничего лишнего не стоит.',
    'owner',
  ],
  [
    '{area} ფართი ავეჯით არის მოწყობილი, {where}.',
    '{area} {where}, furnished.',
    'Площадь {area} {where} меблирована.',
    'agent',
  ],
]

export const SOLD_FURNISHED: readonly Template[] = [
  ['ავეჯი რჩება.', 'The furniture stays.', 'Мебель остаётся.', 'terse'],
  ['იყიდება ავეჯით.', 'Sold with furniture.', 'Продаётся с мебелью.'],
  [
    'ავეჯს არ ვიღებთ, ყველაფერი ახალ მფლობელს რჩება.',
    'We are not taking the furniture; it all stays with the new owner.',
    'Мебель не забираем, всё остаётся новому владельцу.',
    'owner',
  ],
  ['ფასში ავეჯიც შედის.', 'The price includes the furniture.', 'Мебель входит в цену.'],
  [
    'გარიგების საგანში შედის ავეჯი, სიას შეთანხმებისას დავაზუსტებთ.',
    'The furniture is part of the deal; we will agree on the list.',
    'Мебель входит в сделку, список уточним при договоре.',
    'agent',
  ],
  [
    'ავეჯი თქვენთან დარჩება, რადგან ახალ სახლში სხვას ვიყიდით.',
    'The furniture stays with you, as we will buy other pieces.',
    'Мебель останется вам, в новый дом купим другую.',
    'owner',
  ],
]

/** Sentences by key of the parameter that they mention, for equipment and features. */
export const COMFORTS = {
  conditioner: [
    ['აქვს კონდიციონერი.', 'Air conditioning.', 'Есть кондиционер.', 'terse'],
    [
      'ზაფხულის სიცხისთვის დაყენებულია კონდიციონერი.',
      'An air conditioner is installed for the summer heat.',
      'На летнюю жару установлен кондиционер.',
    ],
    [
      'ზაფხულში კონდიციონერი გვშველის.',
      'In summer the air conditioner saves us.',
      'Летом нас выручает кондиционер.',
      'resident',
    ],
  ],
  washing_machine: [
    ['სარეცხი მანქანა ადგილზეა.', 'A washing machine is provided.', 'Есть стиральная машина.', 'terse'],
    [
      'ტექნიკიდან დგას სარეცხი მანქანა, ცალკე ყიდვა არ მოგიწევთ.',
      'A washing machine is there, so you need not buy one.',
      'Из техники есть стиральная машина, покупать не придётся.',
    ],
  ],
  dishwasher: [
    ['დგას ჭურჭლის სარეცხი მანქანა.', 'There is a dishwasher.', 'Есть посудомоечная машина.'],
    [
      'სამზარეულოში ჭურჭლის სარეცხი მანქანაც დგას.',
      'The kitchen even has a dishwasher.',
      'На кухне стоит и посудомоечная машина.',
      'resident',
    ],
  ],
  refrigerator: [
    ['მაცივარი ადგილზეა.', 'A refrigerator is provided.', 'Холодильник есть.', 'terse'],
    [
      'სამზარეულოსთვის განკუთვნილი მაცივარიც ადგილზე დაგხვდებათ.',
      'You will also find a refrigerator here.',
      'Здесь вас ждёт и холодильник.',
    ],
  ],
  internet: [
    ['ინტერნეტი გაყვანილია.', 'Internet is connected.', 'Интернет проведён.', 'terse'],
    [
      'ინტერნეტი უკვე ჩართულია, სახლიდანაც იმუშავებთ.',
      'The internet is already on, so you can work from here.',
      'Интернет уже подключён, можно работать прямо отсюда.',
    ],
    [
      'ობიექტზე გაყვანილია ინტერნეტის ხაზი.',
      'An internet line is laid to the property.',
      'К объекту подведена линия интернета.',
      'agent',
    ],
  ],
  chimney: [
    ['აქვს ბუხარი.', 'There is a fireplace.', 'Есть камин.'],
    [
      'ზამთრის საღამოებს ბუხართან ვატარებთ.',
      'We spend winter evenings by the fireplace.',
      'Зимние вечера проводим у камина.',
      'resident',
    ],
  ],
  storeroom: [
    ['აქვს სათავსო.', 'There is a storeroom.', 'Есть кладовая.', 'terse'],
    [
      'სეზონური ნივთებისთვის ცალკე სათავსოა გამოყოფილი.',
      'A separate storeroom is there for seasonal things.',
      'Для сезонных вещей есть отдельная кладовая.',
    ],
    [
      'ველოსიპედსა და ჩემოდნებს სათავსოში ვინახავთ.',
      'We keep bicycles and suitcases in the storeroom.',
      'Велосипеды и чемоданы храним в кладовой.',
      'resident',
    ],
  ],
  guard: [
    ['არის დაცვა.', 'There is security.', 'Есть охрана.', 'terse'],
    [
      'უსაფრთხოებას დაცვა უზრუნველყოფს.',
      'Security staff look after safety here.',
      'За безопасность отвечает охрана.',
      'agent',
    ],
    [
      'დაცვა გვყავს, ამიტომ თავს მშვიდად ვგრძნობთ.',
      'We have security, so we feel at ease.',
      'Есть охрана, поэтому нам спокойно.',
      'resident',
    ],
  ],
  coded_door: [
    ['შესასვლელში კოდიანი კარია.', 'The entrance has a coded door.', 'На входе кодовая дверь.'],
    [
      'უცხო ვერ შემოვა, რადგან შესასვლელ კარს კოდი აქვს.',
      'Strangers stay out, since the entrance door has a code.',
      'Посторонние не войдут, на входной двери код.',
      'resident',
    ],
  ],
  alarm: [
    ['დაყენებულია სიგნალიზაცია.', 'An alarm is installed.', 'Установлена сигнализация.'],
    [
      'უსაფრთხოების სიგნალიზაცია უკვე დამონტაჟებულია.',
      'A security alarm system has already been installed.',
      'Охранная сигнализация уже смонтирована.',
      'agent',
    ],
  ],
  ventilation: [
    ['აქვს ვენტილაცია.', 'There is ventilation.', 'Есть вентиляция.', 'terse'],
    [
      'ჰაერის მოძრაობას სავენტილაციო სისტემა უზრუნველყოფს.',
      'A ventilation system keeps the air moving.',
      'Воздух обновляет система вентиляции.',
      'agent',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Template[]>>

export const PETS: readonly Template[] = [
  ['შინაური ცხოველით შეიძლება.', 'Pets are allowed.', 'Можно с питомцами.'],
  [
    'თუ კატა ან ძაღლი გყავთ, ისიც მოიყვანეთ, ცხოველები დაშვებულია.',
    'If you have a cat or a dog, bring it along; pets are allowed.',
    'Если у вас кошка или собака, берите с собой, с питомцами можно.',
    'owner',
  ],
  [
    'შინაური ცხოველებით ცხოვრება დასაშვებია და ხელშეკრულებაში აისახება.',
    'Living with pets is allowed and will be written into the contract.',
    'Проживание с питомцами допускается и вносится в договор.',
    'agent',
  ],
]
