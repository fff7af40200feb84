-- A boost runs on Instagram too, as the English and the Russian name have always said.
update services set
  name_ka = 'რეკლამა სოციალურ ქსელებში',
  description_ka = replace(description_ka, 'ფეისბუქზე', 'სოციალურ ქსელებში')
where key = 'facebook-boost-service';
