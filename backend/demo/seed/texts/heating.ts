import type { Template } from './template'

/** Sentences by the id of a heating type. */
export const HEATING: Readonly<Record<number, readonly Template[]>> = {
  1: [
    ['ცენტრალური გათბობა.', 'Central heating.', 'Центральное отопление.', 'terse'],
    ['აქვს ცენტრალური გათბობა.', 'It has central heating.', 'Есть центральное отопление.'],
    [
      'ცენტრალური გათბობა {area} ფართს ათბობს.',
      'Central heating serves all {area}.',
      'Центральное отопление на все {area}.',
    ],
    [
      'ზამთარში თბილად ვართ, რადგან ცენტრალური გათბობა გვაქვს.',
      'We are warm in winter, since we have central heating.',
      'Зимой нам тепло, потому что отопление центральное.',
      'resident',
    ],
    [
      'გათბობის სისტემა ცენტრალურია და გამართულად მუშაობს.',
      'The heating system is central and works properly.',
      'Система отопления центральная, работает исправно.',
      'agent',
    ],
    [
      'გათბობა: ცენტრალური; ფართობი: {area}; მდებარეობა: {where}.',
      'Heating: central; area: {area}; location: {where}.',
      'Отопление: центральное; площадь: {area}; место: {where}.',
      'agent',
    ],
    [
      'თბება ცენტრალური გათბობით, დამატებითი გამათბობელი საჭირო არ არის.',
      'Central heating warms it without additional heaters.',
      'Обогревается центральным отоплением, дополнительные обогреватели не нужны.',
    ],
  ],
  2: [
    ['გაზის გამათბობელი.', 'Gas heater.', 'Газовый обогреватель.', 'terse'],
    ['თბება გაზის გამათბობლით.', 'A gas heater warms it.', 'Отапливается газовым обогревателем.'],
    [
      'ზამთარში გაზის გამათბობელს ვრთავთ და სითბოს მალე ვგრძნობთ.',
      'In winter we switch on the gas heater and soon feel the warmth.',
      'Зимой включаем газовый обогреватель, и быстро теплеет.',
      'resident',
    ],
    [
      'გათბობისთვის გამოყენებულია გაზის გამათბობელი.',
      'Heating is provided by a gas heater.',
      'Для отопления используется газовый обогреватель.',
      'agent',
    ],
  ],
  3: [
    ['ელექტროგათბობა.', 'Electric heating.', 'Электрическое отопление.', 'terse'],
    ['თბება ელექტროგამათბობლით.', 'It is heated by electricity.', 'Отопление электрическое.'],
    [
      'ელექტროგათბობას მხოლოდ საჭიროებისას ვრთავთ.',
      'We turn the electric heating on only when we need it.',
      'Электрическое отопление включаем только когда нужно.',
      'resident',
    ],
    [
      'გათბობის წყარო ელექტროენერგიაა, რეგულირება მარტივია.',
      'The source of heating is electricity, which is easy to regulate.',
      'Источник отопления — электричество, регулировать его просто.',
      'agent',
    ],
  ],
  5: [
    [
      'ცენტრალური და იატაკის გათბობა.',
      'Central and underfloor heating.',
      'Центральное отопление, тёплый пол.',
      'terse',
    ],
    [
      'ცენტრალურ გათბობასთან ერთად იატაკიც თბება.',
      'Besides central heating, the floor is heated as well.',
      'Кроме центрального отопления есть тёплый пол.',
    ],
    [
      'ცენტრალური გათბობაც გვაქვს და თბილი იატაკიც, ფეხშიშველი დავდივართ.',
      'With central heating and a warm floor we walk barefoot at home.',
      'Есть центральное отопление и тёплый пол, ходим дома босиком.',
      'resident',
    ],
    [
      'მოწყობილია ცენტრალური და იატაკის გათბობის სისტემები.',
      'Central and underfloor heating systems are installed.',
      'Установлены системы центрального отопления и тёплого пола.',
      'agent',
    ],
  ],
  7: [
    ['ინდივიდუალური გათბობა.', 'Individual heating.', 'Индивидуальное отопление.', 'terse'],
    ['გათბობა ინდივიდუალურია.', 'The heating is individual.', 'Отопление индивидуальное.'],
    [
      'ინდივიდუალური გათბობით ტემპერატურას თავად ვარეგულირებთ.',
      'With individual heating we set the temperature ourselves.',
      'С индивидуальным отоплением температуру регулируем сами.',
      'resident',
    ],
    [
      'გათბობა ინდივიდუალურია, ხარჯი თქვენს მოხმარებაზეა დამოკიდებული.',
      'The heating is individual, so costs depend on your own use.',
      'Отопление индивидуальное, расход зависит от вас.',
      'agent',
    ],
  ],
  8: [
    ['იატაკის გათბობა.', 'Underfloor heating.', 'Тёплый пол.', 'terse'],
    ['აქვს იატაკის გათბობა.', 'It has underfloor heating.', 'Есть тёплый пол.'],
    [
      'სითბო იატაკის გათბობით ნაწილდება.',
      'The warmth comes from underfloor heating.',
      'Тепло идёт от тёплого пола.',
      'agent',
    ],
  ],
}
