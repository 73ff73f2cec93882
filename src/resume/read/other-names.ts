/**
 * Names of cities that the data lacks: names in other languages, former names, short forms. By the name in
 * the data and its country (and state, if the country has several cities of that name).
 */
export const OTHER_NAMES: readonly (readonly [name: string, area: string, others: string])[] = [
  ['A Coruña', 'ES', 'La Coruña, Corunna'],
  ['Amsterdam', 'NL', 'Amesterdão'],
  ['Antwerpen', 'BE', 'Antwerp, Anvers, Amberes'],
  ['Århus', 'DK', 'Aarhus'],
  ['Athens', 'GR', 'Athina, Athen, Atenas, Athènes'],
  ['Basel', 'CH', 'Basle, Bâle, Basilea'],
  ['Beijing', 'CN', 'Peking, Pekín, Pékin, Pequim'],
  ['Belgrade', 'RS', 'Beograd, Belgrad, Belgrado'],
  ['Bengaluru', 'IN', 'Bangalore'],
  ['Berlin', 'DE', 'Berlim'],
  ['Bern', 'CH', 'Berne, Berna'],
  ['Bogotá', 'CO', 'Bogotá D.C., Bogotá DC, Santafé de Bogotá'],
  ['Bordeaux', 'FR', 'Burdeos'],
  ['Brugge', 'BE', 'Bruges, Brujas'],
  ['Brussels', 'BE', 'Bruxelles, Brussel, Brüssel, Bruselas, Bruxelas'],
  ['Bucharest', 'RO', 'București, Bukarest, Bucarest'],
  ['Busan', 'KR', 'Pusan'],
  ['Cairo', 'EG', 'Kairo, El Cairo, Le Caire'],
  ['Castelló de la Plana', 'ES', 'Castellón de la Plana, Castellón'],
  ['Cebu City', 'PH', 'Cebu'],
  ['Chennai', 'IN', 'Madras'],
  ['Cluj-Napoca', 'RO', 'Cluj'],
  ['Cochin', 'IN', 'Kochi'],
  ['Copenhagen', 'DK', 'København, Kopenhagen, Copenhague'],
  ['Dunkerque', 'FR', 'Dunkirk'],
  ['Edinburgh', 'GB', 'Edimburgo, Édimbourg'],
  ['Florence', 'IT', 'Firenze, Florenz, Florencia, Florença'],
  ['Frankfurt am Main', 'DE', 'Frankfurt, Frankfurt a. M., Fráncfort, Francfort'],
  ['Freiburg', 'DE', 'Freiburg im Breisgau'],
  ['Gaillimh', 'IE', 'Galway'],
  ['Gasteiz / Vitoria', 'ES', 'Vitoria-Gasteiz'],
  ['Genève', 'CH', 'Geneva, Genf, Ginebra, Genebra'],
  ['Genoa', 'IT', 'Genova, Genua, Gênes'],
  ['Gent', 'BE', 'Ghent, Gand, Gante'],
  ['George Town', 'MY', 'Penang'],
  ['Girona', 'ES', 'Gerona'],
  ['Göteborg', 'SE', 'Gothenburg, Gotemburgo'],
  ['Guangzhou', 'CN', 'Canton'],
  ['Guatemala City', 'GT', 'Ciudad de Guatemala'],
  ['Gurgaon', 'IN', 'Gurugram'],
  ['Hannover', 'DE', 'Hanover'],
  ['Havana', 'CU', 'La Habana, La Havane'],
  ['Ho Chi Minh City', 'VN', 'Saigon'],
  ['Istanbul', 'TR', 'Estambul, Constantinople'],
  ['Jerez de la Frontera', 'ES', 'Jerez'],
  ['Johannesburg', 'ZA', 'Johannesburgo, Joanesburgo, Joburg'],
  ['Kharkiv', 'UA', 'Kharkov'],
  ['Kingston upon Hull', 'GB', 'Hull'],
  ['Kolkata', 'IN', 'Calcutta, Calcuta'],
  ['Köln', 'DE', 'Cologne, Koeln, Colonia, Colônia'],
  ['Kraków', 'PL', 'Cracow, Krakau, Cracovia'],
  ['Kyiv', 'UA', 'Kiev, Kiew'],
  ['Las Palmas de Gran Canaria', 'ES', 'Las Palmas'],
  ['León de los Aldama', 'MX', 'León'],
  ['Lisbon', 'PT', 'Lisboa, Lissabon, Lisbonne'],
  ['Lleida', 'ES', 'Lérida'],
  ['London', 'GB', 'Londres, Londra'],
  ['Los Angeles', 'US-CA', 'LA'],
  ['Luimneach', 'IE', 'Limerick'],
  ['Luxembourg', 'LU', 'Luxemburg, Luxemburgo'],
  ['Luzern', 'CH', 'Lucerne, Lucerna'],
  ['Lviv', 'UA', 'Lvov, Lemberg'],
  ['Makati City', 'PH', 'Makati'],
  ['Mangalore', 'IN', 'Mangaluru'],
  ['Marrakesh', 'MA', 'Marrakech'],
  ['Marseille', 'FR', 'Marseilles, Marsella'],
  ['Mexico City', 'MX', 'Ciudad de México, Cidade do México, CDMX, México D.F., Mexiko-Stadt'],
  ['Milan', 'IT', 'Milano, Mailand, Milão'],
  ['Moscow', 'RU', 'Moskva, Moskau, Moscú, Moscou, Moscovo'],
  ['Mumbai', 'IN', 'Bombay'],
  ['Munich', 'DE', 'München, Muenchen, Munique'],
  ['Mysore', 'IN', 'Mysuru'],
  ['Naples', 'IT', 'Napoli, Neapel, Nápoles'],
  ['New Delhi', 'IN', 'Nueva Delhi, Nova Deli, Neu-Delhi'],
  ['New Orleans', 'US-LA', 'Nueva Orleans'],
  ['New York City', 'US-NY', 'New York, NYC, Nueva York, Nova York, Nova Iorque'],
  ['Nice', 'FR', 'Niza'],
  ['Nur-Sultan', 'KZ', 'Astana'],
  ['Nürnberg', 'DE', 'Nuremberg, Nuernberg'],
  ['Odessa', 'UA', 'Odesa'],
  ['Ourense', 'ES', 'Orense'],
  ['Padova', 'IT', 'Padua, Padoue'],
  ['Palma', 'ES', 'Palma de Mallorca'],
  ['Panamá', 'PA', 'Panama City, Ciudad de Panamá, Cidade do Panamá'],
  ['Philadelphia', 'US-PA', 'Filadelfia'],
  ['Porto', 'PT', 'Oporto'],
  ['Prague', 'CZ', 'Praha, Prag, Praga'],
  ['Pune', 'IN', 'Poona'],
  ['Québec', 'CA', 'Quebec City, Ville de Québec'],
  ['Rome', 'IT', 'Roma, Rom'],
  ['Saint Petersburg', 'RU', 'Sankt-Peterburg, Leningrad, San Petersburgo'],
  ['San Francisco', 'US-CA', 'SF'],
  ['Sankt Gallen', 'CH', 'St. Gallen'],
  ['Santa Cruz de la Sierra', 'BO', 'Santa Cruz'],
  ['Santiago', 'CL', 'Santiago de Chile'],
  ['Santiago de Compostela', 'ES', 'Santiago'],
  ['Seoul', 'KR', 'Seúl'],
  ['Sevilla', 'ES', 'Seville, Séville, Sevilha'],
  ['Singapore', 'SG', 'Singapur, Singapura, Singapour'],
  ['Siracusa', 'IT', 'Syracuse'],
  ['Stockholm', 'SE', 'Estocolmo'],
  ['Strasbourg', 'FR', 'Straßburg, Estrasburgo'],
  ['Tel Aviv', 'IL', 'Tel Aviv-Yafo'],
  ['Tehran', 'IR', 'Teheran, Teherán, Téhéran, Teerã'],
  ['The Hague', 'NL', 'Den Haag, La Haya, La Haye'],
  ['Thiruvananthapuram', 'IN', 'Trivandrum'],
  ['Tokyo', 'JP', 'Tokio, Tóquio'],
  ['Turin', 'IT', 'Torino'],
  ['Vadodara', 'IN', 'Baroda'],
  ['Venice', 'IT', 'Venezia, Venedig, Venecia, Venise, Veneza'],
  ['Vienna', 'AT', 'Wien, Viena'],
  ['Visakhapatnam', 'IN', 'Vizag'],
  ['Warsaw', 'PL', 'Warszawa, Warschau, Varsovia, Varsovie, Varsóvia'],
  ['Washington, D.C.', 'US', 'Washington'],
  ['Yangon', 'MM', 'Rangoon'],
  ['Zaragoza', 'ES', 'Saragossa'],
  ['Zürich', 'CH', 'Zuerich, Zurigo, Zurique'],
];

/** Names of countries that the list of ISO 3166 lacks. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  BR: 'Brasil',
  DK: 'Danmark',
  GB: 'Britain, Gran Bretaña',
  IT: 'Italia',
  KR: 'Korea',
  NL: 'Holland, Nederland, Holanda',
  NO: 'Norge',
  PL: 'Polska',
  SE: 'Sverige',
  US: 'America, EEUU, EE. UU., United States of America',
};

/**
 * States and provinces that texts contain instead of a country: the code in the city data, followed by the
 * names.
 */
export const REGIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware;
    DC District of Columbia; DC Washington DC; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois;
    IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts;
    MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada;
    NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio;
    OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota;
    TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin;
    WY Wyoming`,
  CA: `01 AB; 01 Alberta; 02 BC; 02 British Columbia; 03 MB; 03 Manitoba; 04 NB; 04 New Brunswick; 05 NL;
    05 Newfoundland and Labrador; 07 NS; 07 Nova Scotia; 08 ON; 08 Ontario; 09 PE; 09 Prince Edward Island;
    10 QC; 10 Quebec; 11 SK; 11 Saskatchewan; 12 YT; 12 Yukon; 13 NT; 13 Northwest Territories; 14 NU;
    14 Nunavut`,
  AU: `01 ACT; 01 Australian Capital Territory; 02 NSW; 02 New South Wales; 03 NT; 03 Northern Territory;
    04 QLD; 04 Queensland; 05 SA; 05 South Australia; 06 TAS; 06 Tasmania; 07 VIC; 07 Victoria; 08 WA;
    08 Western Australia`,
  BR: `01 AC; 02 AL; 03 AP; 04 AM; 05 BA; 05 Bahia; 06 CE; 06 Ceará; 07 DF; 08 ES; 11 MS; 13 MA; 14 MT; 15 MG;
    15 Minas Gerais; 16 PA; 16 Pará; 17 PB; 18 PR; 18 Paraná; 20 PI; 21 RJ; 21 Rio de Janeiro; 22 RN; 23 RS;
    23 Rio Grande do Sul; 24 RO; 25 RR; 26 SC; 26 Santa Catarina; 27 SP; 27 São Paulo; 28 SE; 29 GO;
    29 Goiás; 30 PE; 30 Pernambuco; 31 TO`,
  GB: `ENG England; ENG Inglaterra; SCT Scotland; SCT Escocia; WLS Wales; WLS Gales; NIR Northern Ireland`,
};
