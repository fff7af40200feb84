import type { Template } from './template'

/** Long sentences for long descriptions: promises that any owner can keep, with the area and place. */
export const DETAILS: readonly Template[] = [
  [
    'დათვალიერებაზე არ იჩქაროთ: {area} მშვიდად შემოიარეთ, გაზომეთ, რაც გჭირდებათ, და იკითხეთ ყველაფერი, რაც განცხადებაში არ წერია; თუ {where} პირველად მოდიხართ, გზასაც აგიხსნით და შეხვედრის ადგილზე დაგხვდებით.',
    'Take your time at the viewing: walk through all {area}, measure what you need and ask about anything that this text leaves out; if you come for the first time {where}, we will explain the way and meet you on the spot.',
    'На просмотре не торопитесь: спокойно обойдите все {area}, измерьте, что нужно, и спросите обо всём, чего нет в объявлении; если вы впервые {where}, объясним дорогу и встретим на месте.',
  ],
  [
    'განცხადებაში მითითებული მონაცემები, მათ შორის ფართობი {area}, დოკუმენტებიდანაა აღებული, ამიტომ შეხვედრამდე შეგიძლიათ გადაამოწმოთ; {where} სხვა ვარიანტებსაც თუ ათვალიერებთ, შედარება გაგიადვილდებათ.',
    'The figures in this text, the area of {area} among them, come from the papers, so you can check them before we meet; if you are looking at other offers {where}, comparing will be easier for you.',
    'Данные в объявлении, в том числе площадь {area}, взяты из документов, поэтому их можно проверить до встречи; если вы смотрите и другие варианты {where}, сравнить будет проще.',
  ],
  [
    'ვწერ ისე, როგორც არის, რომ არც თქვენი დრო დაიკარგოს და არც ჩემი: {area} {where}, დეტალები ზემოთ ჩამოვთვალე, დანარჩენს კი ტელეფონით ან შეხვედრისას გეტყვით, რადგან ყველა კითხვაზე წინასწარ პასუხის გაცემა რთულია.',
    'I write things as they are, so that neither your time nor mine is lost: {area} {where}, the details are listed above, and the rest I will tell you by phone or when we meet, since it is hard to answer every question in advance.',
    'Пишу всё как есть, чтобы не терять ни ваше время, ни моё: {area} {where}, подробности перечислены выше, остальное расскажу по телефону или при встрече, ведь заранее ответить на все вопросы трудно.',
    'owner',
  ],
  [
    'მირჩევნია, პირადად შევხვდეთ: {where} მოგელოდებით, {area} სრულად გაჩვენებთ, საბუთებსაც თან მოვიტან და გულახდილად გიპასუხებთ როგორც ღირსებებზე, ისე იმაზე, რაც შეიძლება არ მოგეწონოთ.',
    'I prefer to meet in person: I will be waiting {where}, will show you all {area}, bring the papers along and answer frankly about its good sides as well as about what you may not like.',
    'Предпочитаю встретиться лично: буду ждать {where}, покажу все {area}, возьму с собой документы и честно отвечу и о достоинствах, и о том, что может не понравиться.',
    'owner',
  ],
  [
    'ჩვენი კომპანია გარიგებას ყველა ეტაპზე უძღვება: ვამოწმებთ უფლებებს საჯარო რეესტრში, ვათანხმებთ დათვალიერების დროს, ვამზადებთ ხელშეკრულებას და გაფორმებამდე თქვენთან ვრჩებით; ობიექტი {area}, {where}, ჩვენს აგენტს პირადად აქვს ნანახი.',
    'Our company conducts the deal at every stage: we check the rights in the public registry, arrange the viewing, prepare the contract and stay with you until it is signed; our agent has personally seen these {area} {where}.',
    'Наша компания ведёт сделку на каждом этапе: проверяем права в публичном реестре, согласуем время просмотра, готовим договор и остаёмся с вами до подписания; эти {area} {where} наш агент видел лично.',
    'agent',
  ],
  [
    'თუ ეს ობიექტი ({area}) თქვენს მოთხოვნებს სრულად არ შეესაბამება, მოგვწერეთ, რა არის თქვენთვის მთავარი: ფასი, ფართობი თუ მდებარეობა, და {where} ან მის მახლობლად არსებული სხვა შემოთავაზებების სიას გამოგიგზავნით.',
    'If this property of {area} does not fully meet your needs, write to us what matters most to you, the price, the area or the location, and we will send a list of other offers {where} or close by.',
    'Если этот объект ({area}) не вполне отвечает вашим требованиям, напишите, что для вас главное — цена, площадь или расположение, и мы пришлём список других предложений {where} или поблизости.',
    'agent',
  ],
  [
    'ზემოთ მხოლოდ ფაქტები წერია: {area}, {where}; საკითხები, რომლებიც წერილობით ძნელად აიხსნება, ადგილზე გაირკვევა, ამიტომ პირველ შეხვედრაზე ნახევარი საათი მაინც გამოყავით.',
    'Only facts are written above: {area} {where}; matters that are hard to explain in writing will become clear on the spot, so set aside at least half an hour for the first meeting.',
    'Выше только факты: {area} {where}; то, что трудно объяснить письменно, прояснится на месте, поэтому выделите на первую встречу хотя бы полчаса.',
    'terse',
  ],
]
