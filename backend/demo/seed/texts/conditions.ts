import type { Template } from './template'

/** Sentences by the id of a condition. */
export const CONDITIONS: Readonly<Record<number, readonly Template[]>> = {
  1: [
    ['ახალი რემონტით.', 'Newly renovated.', 'С новым ремонтом.', 'terse'],
    ['რემონტი ახალია.', 'The renovation is new.', 'Ремонт новый.'],
    ['რემონტი ახლახან დასრულდა.', 'The renovation was finished recently.', 'Ремонт недавно закончен.'],
    [
      'ახალი გარემონტებულია, შესვლამდე არაფრის გაკეთება არ გჭირდებათ.',
      'It is newly renovated, with nothing to be done before moving in.',
      'Новый ремонт, до въезда ничего делать не нужно.',
    ],
    [
      'რემონტს თავად ვაკეთებდი და ყველა წვრილმანს მივაქციე ყურადღება.',
      'I did the renovation myself and paid attention to every detail.',
      'Ремонт делали для себя и следили за каждой мелочью.',
      'owner',
    ],
    [
      'რემონტი სულ ახლახან დავასრულეთ და ახლა თქვენ გელოდებით.',
      'We have only just finished the renovation, and it now waits for you.',
      'Ремонт закончили совсем недавно, теперь очередь за вами.',
      'owner',
    ],
    [
      'მდგომარეობა: ახალი გარემონტებული, ფართობი {area}, {where}.',
      'Condition: newly renovated, {area} {where}.',
      'Состояние: новый ремонт, {area} {where}.',
      'agent',
    ],
    [
      'ობიექტი ახალი გარემონტებულია და დამატებით ხარჯს არ საჭიროებს.',
      'The property is newly renovated and needs no further expense.',
      'Объект после нового ремонта, дополнительных вложений не требует.',
      'agent',
    ],
    [
      'ახალი რემონტის შემდეგ აქ ყველაფერი სუფთა და მოწესრიგებულია.',
      'After the new renovation everything here is clean and tidy.',
      'После нового ремонта здесь всё чисто и аккуратно.',
    ],
    [
      '{area} მთლიანად ახალი რემონტითაა, {where}.',
      'All {area} {where} are newly renovated.',
      'Все {area} {where} с новым ремонтом.',
    ],
    [
      'კედლები, იატაკი და ჭერი ახალი რემონტით განახლდა.',
      'The walls, the floor and the ceiling were renewed in the renovation.',
      'Стены, пол и потолок обновлены при ремонте.',
    ],
    [
      'რემონტი ახალია, უახლოეს წლებში მასზე ფიქრი არ მოგიწევთ.',
      'The renovation is new, so you need not think of it for years.',
      'Ремонт новый, в ближайшие годы о нём думать не придётся.',
      'owner',
    ],
    [
      'ახალი რემონტი, სუფთა კედლები, გამართული გაყვანილობა.',
      'New renovation, clean walls, working wiring.',
      'Новый ремонт, чистые стены, исправная проводка.',
      'terse',
    ],
    [
      'ახალი გარემონტებული ობიექტი მზადაა გამოსაყენებლად.',
      'The newly renovated property is ready for use.',
      'Объект с новым ремонтом готов к использованию.',
      'agent',
    ],
  ],
  2: [
    ['ძველი რემონტით.', 'With an old renovation.', 'Со старым ремонтом.', 'terse'],
    [
      'რემონტი ძველია, მაგრამ მოვლილი.',
      'The renovation is old but cared for.',
      'Ремонт старый, но ухоженный.',
    ],
    [
      'ძველი რემონტია, ყველაფერი მუშაობს და გამოყენება შეიძლება.',
      'The renovation is old, yet everything works and can be used.',
      'Ремонт старый, но всё работает и пригодно к использованию.',
    ],
    [
      'რემონტი ძველია, თუმცა წლების განმავლობაში გულდასმით ვუვლიდით.',
      'The renovation is old, but we have looked after it for years.',
      'Ремонт старый, но мы годами за ним бережно следили.',
      'owner',
    ],
    [
      'მდგომარეობა: ძველი გარემონტებული, ფართობი {area}, {where}.',
      'Condition: old renovation, {area} {where}.',
      'Состояние: старый ремонт, {area} {where}.',
      'agent',
    ],
    [
      'გულახდილად: რემონტი ძველია, სურვილისამებრ შეცვლით.',
      'To be frank: the renovation is old; you may change it as you like.',
      'Скажу честно: ремонт старый, поменяете по желанию.',
      'owner',
    ],
    [
      'ობიექტი ძველი რემონტითაა, განახლების ვადას თავად აირჩევთ.',
      'The property has an old renovation; you choose when to renew it.',
      'Объект со старым ремонтом, когда обновлять — решите сами.',
      'agent',
    ],
    [
      'ძველი რემონტი, მოწესრიგებული კომუნიკაციები.',
      'Old renovation, tidy pipes and wiring.',
      'Старый ремонт, коммуникации в порядке.',
      'terse',
    ],
  ],
  3: [
    ['მიმდინარეობს რემონტი.', 'The renovation is in progress.', 'Идёт ремонт.', 'terse'],
    ['რემონტი დასრულებული არ არის.', 'The renovation is not finished.', 'Ремонт ещё не закончен.'],
    [
      'რემონტი ახლა მიმდინარეობს, ამიტომ მასალის არჩევას მოასწრებთ.',
      'The renovation is under way, so you can still choose materials.',
      'Ремонт сейчас идёт, ещё успеете выбрать материалы.',
      'owner',
    ],
    [
      'სარემონტო სამუშაოები მიმდინარეობს {area} ფართზე {where}.',
      'Renovation work is in progress on {area} {where}.',
      'Ремонтные работы идут на {area} {where}.',
      'agent',
    ],
  ],
  4: [
    ['საჭიროებს რემონტს.', 'It needs renovation.', 'Требует ремонта.', 'terse'],
    ['სარემონტოა.', 'To be renovated.', 'Под ремонт.', 'terse'],
    [
      'სარემონტოა, ამიტომ თქვენს გემოვნებაზე მოაწყობთ.',
      'It is to be renovated, so you can arrange it to your taste.',
      'Нужен ремонт, зато сделаете по своему вкусу.',
      'owner',
    ],
    [
      'მდგომარეობა: სარემონტო, ფართობი {area}, {where}.',
      'Condition: needs renovation, {area} {where}.',
      'Состояние: требует ремонта, {area} {where}.',
      'agent',
    ],
    [
      'ობიექტი რემონტს საჭიროებს, რაც ფასში გათვალისწინებულია.',
      'The property needs renovation, which the price takes into account.',
      'Объект требует ремонта, это учтено в цене.',
      'agent',
    ],
    [
      'გულწრფელად გეტყვით: რემონტი სჭირდება.',
      'I will say it honestly: it needs renovation.',
      'Скажу прямо: нужен ремонт.',
      'owner',
    ],
  ],
  5: [
    ['თეთრი კარკასი.', 'White frame.', 'Белый каркас.', 'terse'],
    ['მდგომარეობა თეთრი კარკასია.', 'Its condition is white frame.', 'Состояние — белый каркас.'],
    [
      'თეთრი კარკასია: კედლები და იატაკი მოსწორებულია.',
      'It is a white frame: the walls and floor are levelled.',
      'Это белый каркас: стены и пол выровнены.',
    ],
    [
      'თეთრი კარკასის მდგომარეობაშია, ფართობი {area}, {where}.',
      'A white frame of {area} {where}.',
      'В состоянии белого каркаса, {area} {where}.',
      'agent',
    ],
    [
      'თეთრი კარკასია, ამიტომ იატაკსა და კარებს თავად შეარჩევთ.',
      'It is a white frame, so you choose the flooring and the doors.',
      'Белый каркас, так что полы и двери выберете сами.',
      'owner',
    ],
  ],
  6: [
    ['შავი კარკასი.', 'Black frame.', 'Чёрный каркас.', 'terse'],
    ['მდგომარეობა შავი კარკასია.', 'Its condition is black frame.', 'Состояние — чёрный каркас.'],
    [
      'შავი კარკასია, შიდა მოწყობა მთლიანად თქვენი გადასაწყვეტია.',
      'It is a black frame; the interior is entirely for you to decide.',
      'Чёрный каркас, внутреннюю отделку решаете сами.',
    ],
    [
      'შავი კარკასის მდგომარეობაშია, ფართობი {area}, {where}.',
      'A black frame of {area} {where}.',
      'В состоянии чёрного каркаса, {area} {where}.',
      'agent',
    ],
    [
      'შავი კარკასია: ტიხრებს თქვენი გეგმით ააშენებთ.',
      'It is a black frame: you build the partitions by your plan.',
      'Чёрный каркас: перегородки поставите по своему плану.',
      'owner',
    ],
  ],
  7: [
    ['მწვანე კარკასი.', 'Green frame.', 'Зелёный каркас.', 'terse'],
    ['მდგომარეობა მწვანე კარკასია.', 'Its condition is green frame.', 'Состояние — зелёный каркас.'],
    [
      'მწვანე კარკასია, დარჩენილ სამუშაოს თქვენს გეგმაზე მოარგებთ.',
      'It is a green frame; the remaining work follows your plan.',
      'Зелёный каркас, оставшиеся работы сделаете по своему плану.',
    ],
    [
      'მწვანე კარკასის მდგომარეობაშია, ფართობი {area}, {where}.',
      'A green frame of {area} {where}.',
      'В состоянии зелёного каркаса, {area} {where}.',
      'agent',
    ],
  ],
  8: [
    ['თეთრი პლიუსი.', 'White plus.', 'Белый плюс.', 'terse'],
    ['მდგომარეობა თეთრი პლიუსია.', 'Its condition is white plus.', 'Состояние — белый плюс.'],
    [
      'თეთრი პლიუსის მდგომარეობაა, დარჩენილია მხოლოდ მოპირკეთება.',
      'White plus: only the finishing is left to do.',
      'Белый плюс, осталась только отделка.',
    ],
    [
      'თეთრი პლიუსის მდგომარეობაშია, ფართობი {area}, {where}.',
      'White plus, {area} {where}.',
      'В состоянии «белый плюс», {area} {where}.',
      'agent',
    ],
  ],
}
