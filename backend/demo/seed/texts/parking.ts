import type { Template } from './template'

/** Sentences by the id of a parking type. */
export const PARKING: Readonly<Record<number, readonly Template[]>> = {
  1: [
    ['აქვს ავტოფარეხი.', 'There is a garage.', 'Есть гараж.', 'terse'],
    [
      'მანქანისთვის ავტოფარეხი გვაქვს, ზამთარში მინის გაწმენდა არ გვიწევს.',
      'We have a garage for the car, so no scraping of windows in winter.',
      'Для машины есть гараж, зимой стёкла не чистим.',
      'resident',
    ],
    [
      'ავტომობილისთვის გათვალისწინებულია ცალკე ავტოფარეხი.',
      'A separate garage is provided for the car.',
      'Для автомобиля предусмотрен отдельный гараж.',
      'agent',
    ],
  ],
  2: [
    ['აქვს პარკინგის ადგილი.', 'There is a parking space.', 'Есть парковочное место.', 'terse'],
    [
      'პარკინგის საკუთარი ადგილი გვაქვს, ძებნაში დრო არ იკარგება.',
      'We have our own parking space and lose no time searching.',
      'Своё парковочное место, искать его не приходится.',
      'resident',
    ],
    [
      'ობიექტს ერთვის პარკინგის ადგილი.',
      'The property comes with a parking space.',
      'К объекту прилагается парковочное место.',
      'agent',
    ],
  ],
  4: [
    ['პარკინგი ეზოშია.', 'Parking in the yard.', 'Парковка во дворе.', 'terse'],
    ['მანქანა ეზოში ჩერდება.', 'Cars park in the yard.', 'Машину ставят во дворе.'],
    [
      'მანქანას ეზოში ვაყენებთ, სახლთან ახლოს.',
      'We park the car in the yard, close to the door.',
      'Машину ставим во дворе, рядом с домом.',
      'resident',
    ],
    [
      'ავტომობილის დაყენება ეზოშია შესაძლებელი.',
      'It is possible to park a car in the yard.',
      'Автомобиль можно поставить во дворе.',
      'agent',
    ],
  ],
  5: [
    ['მიწისქვეშა პარკინგი.', 'Underground parking.', 'Подземная парковка.', 'terse'],
    [
      'მანქანა მიწისქვეშა პარკინგზე დგას.',
      'The car stands in underground parking.',
      'Машина стоит на подземной парковке.',
    ],
    [
      'მიწისქვეშა პარკინგიდან მანქანა წვიმაშიც მშრალი გამოდის.',
      'From the underground parking the car comes out dry even in rain.',
      'С подземной парковки машина и в дождь выезжает сухой.',
      'resident',
    ],
    [
      'შენობას აქვს მიწისქვეშა პარკინგი.',
      'The building has an underground car park.',
      'В здании есть подземная парковка.',
      'agent',
    ],
  ],
}
