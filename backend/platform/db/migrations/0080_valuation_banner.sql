-- It stands on rooms for rent, shops and land as well, where nobody buys a home.
update house_banners set
  text_ka = 'სერტიფიცირებული შემფასებელი გეტყვით, რა ღირს სინამდვილეში ბინა, სახლი, მიწა ან კომერციული ფართი.',
  text_en = 'A certified valuer tells you what a flat, a house, land or a shop is really worth.',
  text_ru = 'Сертифицированный оценщик скажет, сколько на самом деле стоит квартира, дом, земля или помещение.',
  title_ru = 'Стоит ли это своих денег?'
where text_en = 'Before you buy, a certified valuer tells you what the home is really worth.';
