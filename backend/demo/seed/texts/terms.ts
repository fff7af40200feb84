import type { Deal } from '../statements/kind'
import type { Template } from './template'

export const DEAL_TERMS: Readonly<Record<Deal, readonly Template[]>> = {
  sale: [
    ['ნასყიდობა რეესტრში ფორმდება.', 'Registered at the public registry.', 'Сделка через публичный реестр.'],
    ['გადახდის წესი შეთანხმებით.', 'Payment by agreement.', 'Порядок оплаты договорной.'],
    ['გაყიდვა პირდაპირია.', 'A direct sale.', 'Продажа прямая.'],
    ['დოკუმენტებს შეხვედრისას ნახავთ.', 'Papers shown at the viewing.', 'Документы покажем при встрече.'],
    ['საბუთები მოწესრიგებულია.', 'The papers are in order.', 'Документы в порядке.', 'terse'],
    ['შესაძლებელია იპოთეკით შეძენა.', 'A mortgage is possible.', 'Возможна ипотека.'],
    [
      'ვყიდი, რადგან სხვა ქალაქში გადავდივარ.',
      'I am selling because I am moving to another city.',
      'Продаю, потому что переезжаю в другой город.',
      'owner',
    ],
    [
      'თუ გაყიდვის პირობები გაინტერესებთ, ერთად განვიხილოთ.',
      'If you want to discuss the terms of sale, let us talk.',
      'Если интересны условия продажи, давайте обсудим.',
      'owner',
    ],
    [
      'ნასყიდობის ხელშეკრულებას საჯარო რეესტრში გავაფორმებთ.',
      'The sale will be registered at the public registry.',
      'Договор купли-продажи оформим в публичном реестре.',
      'agent',
    ],
    [
      'ნასყიდობის გაფორმებაში თავიდან ბოლომდე დაგეხმარებით.',
      'We will help you through the whole purchase.',
      'Поможем с оформлением покупки от начала до конца.',
      'agent',
    ],
    [
      'გაყიდვა პირდაპირია, გადახდის წესზე შევთანხმდებით.',
      'It is a direct sale; we will agree how to pay.',
      'Продажа прямая, о порядке оплаты договоримся.',
    ],
    [
      'ყიდვამდე დოკუმენტებს მშვიდად გაეცნობით.',
      'You may study the papers calmly before buying.',
      'До покупки спокойно изучите документы.',
      'owner',
    ],
    [
      'იპოთეკური სესხით შეძენის შემთხვევაში ბანკთან მოლაპარაკებაში დაგეხმარებით.',
      'If you buy with a mortgage, we will help you deal with the bank.',
      'При покупке в ипотеку поможем с переговорами в банке.',
      'agent',
    ],
    [
      'სერიოზულ მყიდველს პირობებზე დაველაპარაკებით.',
      'We will discuss the terms with a serious buyer.',
      'С серьёзным покупателем обсудим условия.',
    ],
    [
      'სასურველია მყიდველი თავად დაგვიკავშირდეს.',
      'We would like the buyer to contact us directly.',
      'Желательно, чтобы покупатель связался с нами сам.',
      'owner',
    ],
  ],
  rent: [
    ['საჭიროა ერთი თვის დეპოზიტი.', 'One month of deposit.', 'Депозит за один месяц.', 'terse'],
    ['მოიჯარე ხანგრძლივად გვინდა.', 'Long-term tenants preferred.', 'Ищем арендатора надолго.'],
    ['ხელშეკრულება წერილობითია.', 'The contract is written.', 'Договор письменный.'],
    ['ქირავდება ხანგრძლივი ვადით.', 'Long-term rent.', 'На длительный срок.', 'terse'],
    [
      'კომუნალური ქირაში არ შედის.',
      'Rent excludes utilities.',
      'Коммунальные оплачиваются отдельно.',
      'terse',
    ],
    [
      'კომუნალური გადასახადები ქირაში არ შედის და მრიცხველით იანგარიშება.',
      'Utilities are not part of the rent and follow the meters.',
      'Коммунальные платежи в аренду не входят, считаются по счётчикам.',
    ],
    [
      'გაქირავებისას საჭიროა პირველი და ბოლო თვის გადახდა.',
      'The first and the last month are paid in advance.',
      'При аренде вносится оплата за первый и последний месяц.',
    ],
    [
      'ვეძებთ მოწესრიგებულ მოიჯარეს, რომელიც დიდხანს დარჩება.',
      'We look for a tidy tenant who will stay long.',
      'Ищем аккуратного арендатора, который останется надолго.',
      'owner',
    ],
    [
      'ქირის თვიურ გადახდას ერთ დღეს მოვარგებთ.',
      'We will agree on one day a month for the rent.',
      'День ежемесячной оплаты аренды выберем вместе.',
      'owner',
    ],
    [
      'ქირავნობის ხელშეკრულება წერილობით ფორმდება.',
      'The rental contract is made in writing.',
      'Договор аренды заключается письменно.',
      'agent',
    ],
    [
      'მოიჯარესთან ვაფორმებთ ხელშეკრულებას მიღება-ჩაბარების აქტით.',
      'The tenant signs a contract with a handover report.',
      'С арендатором подписываем договор и акт приёма-передачи.',
      'agent',
    ],
    [
      'დამქირავებელს ვთხოვთ დეპოზიტს, რომელიც ბოლოს ბრუნდება.',
      'We ask the tenant for a deposit, returned at the end.',
      'Просим у арендатора депозит, в конце он возвращается.',
    ],
    [
      'გრძელვადიან მოიჯარეს ქირის პირობებში დავუთმობთ.',
      'We will make concessions on the rent to a long-term tenant.',
      'Долгосрочному арендатору пойдём навстречу по аренде.',
      'owner',
    ],
  ],
  daily: [
    ['თეთრეული და პირსახოცი ადგილზეა.', 'Linen and towels are provided.', 'Бельё и полотенца есть.', 'terse'],
    [
      'სტუმრობის გახანგრძლივება შესაძლებელია, თუ შემდეგი დღეები თავისუფალია.',
      'The stay can be extended if the next days are free.',
      'Проживание можно продлить, если следующие дни свободны.',
    ],
    [
      'სტუმრებს თავად ვხვდებით და გასაღებს ადგილზე გადავცემთ.',
      'We meet guests ourselves and hand over the keys on the spot.',
      'Гостей встречаем сами и отдаём ключи на месте.',
      'owner',
    ],
    [
      'დღიური ჯავშნის დასადასტურებლად მოგვწერეთ თარიღები.',
      'To confirm a booking by the day, send us the dates.',
      'Для подтверждения посуточной брони пришлите даты.',
      'agent',
    ],
    [
      'თქვენს სტუმრობამდე ყველაფერს სუფთად მოვამზადებთ.',
      'We clean everything before your stay.',
      'К вашему приезду всё будет убрано.',
      'owner',
    ],
  ],
  pledge: [
    ['გირავდება ერთი წლით.', 'Pledged for one year.', 'Под залог на год.', 'terse'],
    [
      'გირაოს თანხა ვადის ბოლოს სრულად ბრუნდება.',
      'The pledge sum is returned in full at the end.',
      'Сумма залога в конце срока возвращается полностью.',
    ],
    [
      'გირავნობის ხელშეკრულებას ნოტარიუსთან ვაფორმებთ.',
      'The pledge contract is signed before a notary.',
      'Договор залога оформляем у нотариуса.',
      'agent',
    ],
    [
      'გირაოთი თვიური ქირის გადახდა არ მოგიწევთ.',
      'With a pledge you pay no monthly rent.',
      'При залоге ежемесячной платы нет.',
    ],
    [
      'გირაოს პირობებს ერთად ჩამოვწერთ, რომ ორივე მხარე მშვიდად იყოს.',
      'We will write down the pledge terms together, to calm both sides.',
      'Условия залога запишем вместе, чтобы обеим сторонам было спокойно.',
      'owner',
    ],
  ],
  lease: [
    ['იჯარის ვადა შეთანხმებით.', 'Lease term by agreement.', 'Срок аренды договорной.', 'terse'],
    ['გაიცემა გრძელვადიანი იჯარით.', 'It is given on a long lease.', 'Сдаётся в долгосрочную аренду.'],
    [
      'იჯარის ხელშეკრულება ფორმდება საჯარო რეესტრში, წერილობით.',
      'The lease is made in writing and registered.',
      'Договор аренды заключаем письменно и регистрируем.',
      'agent',
    ],
    [
      'იჯარით აღებულ მიწას თქვენი გეგმით დაამუშავებთ.',
      'You will work the leased land by your own plan.',
      'Взятую в аренду землю обработаете по своему плану.',
      'owner',
    ],
  ],
}
