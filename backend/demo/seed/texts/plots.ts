import type { Template } from './template'

/** Sentences about a plot, by key of the parameter that they mention. */
export const PLOT = {
  electricity: [
    ['ელექტროენერგია მიყვანილია.', 'Electricity is connected.', 'Электричество подведено.', 'terse'],
    [
      'ნაკვეთამდე, რომლის ფართობია {area}, ელექტროენერგიაა მიყვანილი {where}.',
      'Electricity reaches the plot of {area} {where}.',
      'К участку {area} {where} подведено электричество.',
    ],
    [
      'დენი ნაკვეთამდე უკვე მოვიყვანეთ.',
      'We have already brought electricity to the plot.',
      'Электричество к участку мы уже подвели.',
      'owner',
    ],
  ],
  water: [
    ['აქვს წყალი.', 'There is water.', 'Есть вода.', 'terse'],
    [
      'წყალი ნაკვეთზე უკვე გაყვანილია, ცალკე ძებნა არ მოგიწევთ.',
      'Water is already on the plot, so you need not look for it.',
      'Вода на участке уже есть, искать её не придётся.',
      'owner',
    ],
    [
      'ნაკვეთი უზრუნველყოფილია წყლით.',
      'The plot is supplied with water.',
      'Участок обеспечен водой.',
      'agent',
    ],
  ],
  gas: [
    ['ბუნებრივი აირი.', 'Natural gas.', 'Природный газ.', 'terse'],
    [
      'ნაკვეთისთვის ბუნებრივი აირიც არის.',
      'The plot also has natural gas.',
      'На участке есть и природный газ.',
    ],
    [
      'კომუნიკაციებს შორის არის ბუნებრივი აირი.',
      'Natural gas is among the utilities.',
      'Среди коммуникаций есть природный газ.',
      'agent',
    ],
  ],
  sewerage: [
    ['კანალიზაცია არის.', 'There is sewerage.', 'Есть канализация.', 'terse'],
    [
      'კანალიზაციის ხაზი ნაკვეთთან მოწესრიგებულია.',
      'The sewer line at the plot is in order.',
      'Канализация на участке проведена.',
      'agent',
    ],
  ],
  asphalt_road: [
    ['გზა ასფალტირებულია.', 'The road is paved.', 'Дорога асфальтирована.', 'terse'],
    [
      'მანქანით ბოლომდე მიხვალთ, გზა ასფალტირებულია.',
      'You can drive all the way, as the road is paved.',
      'Доедете до самого места, дорога асфальтирована.',
      'owner',
    ],
    [
      'ნაკვეთთან მისასვლელი გზა ასფალტირებულია, {where}.',
      'A paved road leads to the plot {where}.',
      'К участку {where} ведёт асфальтированная дорога.',
      'agent',
    ],
  ],
  fenced: [
    ['ნაკვეთი შემოღობილია.', 'The plot is fenced.', 'Участок огорожен.', 'terse'],
    [
      'ნაკვეთი ჩვენ შემოვღობეთ, საზღვრები გარკვეულია.',
      'We fenced the plot ourselves, and its borders are clear.',
      'Участок огородили сами, границы понятны.',
      'owner',
    ],
    [
      '{area} სრულად შემოღობილია, {where}.',
      'The {area} {where} are fully fenced.',
      'Все {area} {where} огорожены.',
      'agent',
    ],
  ],
  can_be_divided: [
    ['იყოფა ნაწილებად.', 'It can be divided.', 'Участок можно разделить.', 'terse'],
    [
      'სურვილის შემთხვევაში ნაკვეთი ნაწილებად გაიყოფა.',
      'If you wish, the plot can be divided into parts.',
      'При желании участок можно разделить на части.',
    ],
    [
      'ფართობი {area} შეიძლება გაიყოს, {where}.',
      'The area of {area} {where} can be split.',
      'Площадь {area} {where} можно разделить.',
      'agent',
    ],
  ],
  with_building: [
    ['ნაკვეთზე ნაგებობა დგას.', 'A building stands here.', 'На участке есть постройка.'],
    [
      'ნაკვეთზე დგას ნაგებობა, რომელსაც სათავსოდ გამოიყენებთ.',
      'The plot has a building that you can use for storage.',
      'На участке есть постройка, её можно использовать под хранение.',
      'owner',
    ],
  ],
  with_approved_project: [
    ['პროექტი დამტკიცებულია.', 'The project is approved.', 'Проект утверждён.', 'terse'],
    [
      'ნაკვეთს დამტკიცებული პროექტი აქვს, მშენებლობის დაწყება უფრო მარტივია.',
      'The plot has an approved project, which makes it easier to start building.',
      'У участка есть утверждённый проект, начать стройку проще.',
    ],
  ],
  fruit_trees: [
    ['ხეხილი დარგულია.', 'Fruit trees are planted.', 'Посажены фруктовые деревья.', 'terse'],
    [
      'ნაკვეთზე ხეხილი იზრდება, ჩვენ თვითონ დავრგეთ.',
      'Fruit trees grow on the plot; we planted them ourselves.',
      'На участке растут фруктовые деревья, сажали сами.',
      'owner',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Template[]>>

/** Sentences by the id of a land status. */
export const LAND_STATUSES: Readonly<Record<number, readonly Template[]>> = {
  4: [
    ['სასოფლო-სამეურნეო მიწა.', 'Agricultural land.', 'Земля сельскохозяйственная.', 'terse'],
    [
      'მიწის სტატუსი სასოფლო-სამეურნეოა, ფართობი {area}, {where}.',
      'The land is agricultural, {area} {where}.',
      'Статус земли сельскохозяйственный, {area} {where}.',
      'agent',
    ],
    [
      'სასოფლო-სამეურნეო მიწაა, ბაღისა თუ ბოსტნისთვის.',
      'It is agricultural land, for an orchard or a vegetable garden.',
      'Земля сельскохозяйственная, под сад или огород.',
    ],
  ],
  5: [
    ['არასასოფლო-სამეურნეო მიწა.', 'Non-agricultural land.', 'Земля несельскохозяйственная.', 'terse'],
    [
      'მიწის სტატუსი არასასოფლო-სამეურნეოა, ფართობი {area}, {where}.',
      'The land is non-agricultural, {area} {where}.',
      'Статус земли несельскохозяйственный, {area} {where}.',
      'agent',
    ],
    [
      'მიწა არასასოფლო-სამეურნეოა, სტატუსი რეესტრშია აღნიშნული.',
      'The land is non-agricultural by its status in the register.',
      'Земля несельскохозяйственная, статус указан в реестре.',
    ],
  ],
  6: [
    ['კომერციული მიწა.', 'Commercial land.', 'Земля коммерческая.', 'terse'],
    [
      'მიწის სტატუსი კომერციულია, ფართობი {area}, {where}.',
      'The land is commercial, {area} {where}.',
      'Статус земли коммерческий, {area} {where}.',
      'agent',
    ],
  ],
}
