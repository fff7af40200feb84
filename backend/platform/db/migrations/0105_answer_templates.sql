-- Texts that operators insert into an answer. {name} is the sender, {number} the lead.
create table answer_templates (
  id integer generated always as identity primary key,
  title_ka text not null check (length(title_ka) <= 80),
  title_en text not null check (length(title_en) <= 80),
  title_ru text not null check (length(title_ru) <= 80),
  answer_ka text not null check (length(answer_ka) <= 2000),
  answer_en text not null check (length(answer_en) <= 2000),
  answer_ru text not null check (length(answer_ru) <= 2000),
  position integer not null default 0
);

insert into answer_templates (position, title_ka, title_en, title_ru, answer_ka, answer_en, answer_ru) values
  (1, 'მივიღეთ, ვამოწმებთ', 'Received, being checked', 'Получили, проверяем',
   E'გამარჯობა, {name}!\n\nთქვენი მიმართვა № {number} მივიღეთ და ვამოწმებთ. პასუხს მოგწერთ, როგორც კი გავარკვევთ.',
   E'Hello, {name},\n\nWe have received your message no. {number} and are looking into it. We will write as soon as we know more.',
   E'Здравствуйте, {name}!\n\nМы получили ваше обращение № {number} и разбираемся. Напишем, как только всё выясним.'),
  (2, 'გვჭირდება მეტი ინფორმაცია', 'More details needed', 'Нужны подробности',
   E'გამარჯობა, {name}!\n\nრომ დაგეხმაროთ, მოგვწერეთ განცხადების ნომერი და რა მოხდა. თუ გვერდზე შეცდომა გამოჩნდა, მოგვწერეთ მისი ტექსტიც.',
   E'Hello, {name},\n\nTo help you, we need the number of the listing and what happened. If the page showed an error, please send us its text as well.',
   E'Здравствуйте, {name}!\n\nЧтобы помочь, нам нужен номер объявления и описание того, что произошло. Если на странице была ошибка, пришлите и её текст.'),
  (3, 'გადახდა: გვჭირდება მონაცემები', 'Payment: details needed', 'Платёж: нужны данные',
   E'გამარჯობა, {name}!\n\nგადახდის შესამოწმებლად მოგვწერეთ მისი ნომერი, თარიღი და თანხა: ისინი თქვენი ანგარიშის გვერდზეა, „გადახდებსა და ბარათებში“. ბარათის ნომერს ნუ გამოგვიგზავნით.',
   E'Hello, {name},\n\nTo check the payment we need its number, date and amount: you will find them in your account, under “Payments and cards”. Please do not send us a card number.',
   E'Здравствуйте, {name}!\n\nЧтобы проверить платёж, нам нужны его номер, дата и сумма: они в вашем кабинете, в разделе «Платежи и карты». Номер карты присылать не нужно.'),
  (4, 'განცხადება შევამოწმეთ', 'The listing was checked', 'Объявление проверено',
   E'გამარჯობა, {name}!\n\nგმადლობთ, რომ მოგვწერეთ. თქვენ მიერ მითითებული განცხადება შევამოწმეთ და საჭირო ზომები მივიღეთ.',
   E'Hello, {name},\n\nThank you for writing to us. We have checked the listing you named and taken the necessary steps.',
   E'Здравствуйте, {name}!\n\nСпасибо, что написали. Мы проверили указанное объявление и приняли необходимые меры.'),
  (5, 'კომპანიის დადასტურება', 'Confirming a company', 'Подтверждение компании',
   E'გამარჯობა, {name}!\n\nკომპანიის დასადასტურებლად მოგვწერეთ მისი საიდენტიფიკაციო კოდი და ელფოსტა ან ტელეფონი, რომელიც კომპანიის საჯარო გვერდზეა მითითებული.',
   E'Hello, {name},\n\nTo confirm the company, please send us its identification code and an email or phone number that its public page shows.',
   E'Здравствуйте, {name}!\n\nЧтобы подтвердить компанию, пришлите её идентификационный код и почту или телефон, указанные на её открытой странице.'),
  (6, 'როგორ შევცვალოთ განცხადება', 'How to change a listing', 'Как изменить объявление',
   E'გამარჯობა, {name}!\n\nშედით ანგარიშზე, გახსენით „ჩემი განცხადებები“ და აირჩიეთ რედაქტირება. იქვე შეგიძლიათ ფასის შეცვლა, შეჩერება ან წაშლა.',
   E'Hello, {name},\n\nLog in to your account, open “My listings” and choose to edit the listing. There you can also change the price, pause it or delete it.',
   E'Здравствуйте, {name}!\n\nВойдите в кабинет, откройте «Мои объявления» и выберите редактирование. Там же можно изменить цену, приостановить или удалить объявление.');
