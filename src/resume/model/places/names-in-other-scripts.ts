/** Endings of the names of cities and prefectures, which people leave out. */
const ENDINGS: readonly (readonly [script: RegExp, endings: readonly string[]])[] = [
  [/^\p{Script=Han}+$/u, ['市', '都', '府', '縣', '區', '県']],
  [/^\p{Script=Hangul}+$/u, ['시', '특별시', '광역시']],
];

/** Large cities by country, each with its names in the scripts of the people who live there. */
const NAMES: Readonly<Record<string, string>> = {
  CN: `Beijing: 北京; Shanghai: 上海; Guangzhou: 广州, 廣州; Shenzhen: 深圳; Hangzhou: 杭州; Nanjing: 南京; Chengdu: 成都; Wuhan: 武汉, 武漢;
    Xi’an: 西安; Chongqing: 重庆, 重慶; Tianjin: 天津; Suzhou: 苏州, 蘇州; Changsha: 长沙, 長沙; Zhengzhou: 郑州, 鄭州; Qingdao: 青岛, 青島;
    Xiamen: 厦门, 廈門; Dalian: 大连, 大連; Ningbo: 宁波, 寧波; Hefei: 合肥; Jinan: 济南, 濟南; Fuzhou: 福州; Shenyang: 沈阳, 瀋陽; Harbin: 哈尔滨, 哈爾濱;
    Kunming: 昆明; Zhuhai: 珠海; Foshan: 佛山; Dongguan: 东莞, 東莞; Wuxi: 无锡, 無錫; Changchun: 长春, 長春; Guiyang: 贵阳, 貴陽; Nanchang: 南昌;
    Nanning: 南宁, 南寧; Shijiazhuang: 石家庄, 石家莊; Taiyuan: 太原; Lanzhou: 兰州, 蘭州; Changzhou: 常州; Wenzhou: 温州; Haikou: 海口;
    Ürümqi: 乌鲁木齐; Hohhot: 呼和浩特; Yinchuan: 银川; Xining: 西宁; Lhasa: 拉萨; Yantai: 烟台; Shaoxing: 绍兴; Jinhua: 金华; Jiaxing: 嘉兴`,
  HK: 'Hong Kong: 香港',
  TW: `Taipei: 台北, 臺北; Kaohsiung: 高雄; Taichung: 台中, 臺中; Tainan: 台南, 臺南; Hsinchu: 新竹; Taoyuan City: 桃園; New Taipei: 新北; Keelung: 基隆; Yilan: 宜蘭;
    Hualien City: 花蓮; Taitung City: 台東, 臺東; Nantou: 南投; Changhua: 彰化; Chiayi: 嘉義; Douliu: 斗六, 雲林; Pingtung: 屏東; Miaoli: 苗栗;
    Zhubei: 竹北; Zhongli: 中壢; Banqiao: 板橋; Linkou: 林口; Puli: 埔里; Magong: 馬公, 澎湖; Jincheng: 金門`,
  JP: `Tokyo: 東京, 东京; Osaka: 大阪; Kyoto: 京都; Nagoya: 名古屋; Yokohama: 横浜; Kobe: 神戸; Fukuoka: 福岡; Sapporo: 札幌; Sendai: 仙台; Hiroshima: 広島;
    Kawasaki: 川崎; Saitama: さいたま; Chiba: 千葉; Kitakyushu: 北九州; Okayama: 岡山; Kumamoto: 熊本; Kagoshima: 鹿児島; Kanazawa: 金沢; Niigata: 新潟;
    Hamamatsu: 浜松; Shizuoka: 静岡; Nagasaki: 長崎; Matsuyama: 松山; Utsunomiya: 宇都宮; Nagano: 長野; Gifu-shi: 岐阜; Nara-shi: 奈良; Naha: 那覇;
    Takamatsu: 高松; Tokushima: 徳島; Kochi: 高知; Matsue: 松江; Tottori: 鳥取; Yamaguchi: 山口; Saga: 佐賀; Ōita: 大分; Miyazaki: 宮崎; Wakayama: 和歌山; Tsu: 津;
    Ōtsu: 大津; Fukui-shi: 福井; Toyama: 富山; Maebashi: 前橋; Mito: 水戸; Fukushima: 福島; Akita: 秋田; Morioka: 盛岡; Aomori: 青森; Himeji: 姫路; Funabashi: 船橋;
    Hachiōji: 八王子; Sagamihara: 相模原; Kurashiki: 倉敷; Fukuyama: 福山; Toyota: 豊田; Okazaki: 岡崎; Toyohashi: 豊橋; Takasaki: 高崎; Kōriyama: 郡山; Iwaki: いわき;
    Asahikawa: 旭川; Hakodate: 函館; Kurume: 久留米; Amagasaki: 尼崎; Fujisawa: 藤沢; Kashiwa: 柏; Kawaguchi: 川口; Suita: 吹田`,
  KR: `Seoul: 서울; Busan: 부산; Incheon: 인천; Daegu: 대구; Daejeon: 대전; Gwangju: 광주; Ulsan: 울산; Suwon: 수원; Changwon: 창원; Cheongju-si: 청주; Jeju City: 제주;
    Seongnam-si: 성남; Goyang-si: 고양; Bucheon-si: 부천; Anyang-si: 안양; Hwaseong-si: 화성; Ansan-si: 안산; Jeonju: 전주; Cheonan: 천안; Pohang: 포항;
    Gumi: 구미; Uijeongbu-si: 의정부`,
  RU: `Moscow: Москва; Saint Petersburg: Санкт-Петербург, Петербург, СПб, Питер; Novosibirsk: Новосибирск; Yekaterinburg: Екатеринбург; Kazan: Казань;
    Nizhniy Novgorod: Нижний Новгород; Chelyabinsk: Челябинск; Samara: Самара; Omsk: Омск; Rostov-na-Donu: Ростов-на-Дону; Ufa: Уфа;
    Krasnoyarsk: Красноярск; Voronezh: Воронеж; Perm: Пермь; Volgograd: Волгоград; Krasnodar: Краснодар; Saratov: Саратов; Tyumen: Тюмень;
    Tolyatti: Тольятти; Izhevsk: Ижевск; Barnaul: Барнаул; Irkutsk: Иркутск; Khabarovsk: Хабаровск; Yaroslavl: Ярославль; Vladivostok: Владивосток;
    Tomsk: Томск; Kaliningrad: Калининград; Tula: Тула; Ryazan’: Рязань; Penza: Пенза; Orenburg: Оренбург;
    Pyatigorsk: Пятигорск; Stavropol’: Ставрополь; Sochi: Сочи; Vladimir: Владимир; Belgorod: Белгород; Kursk: Курск; Bryansk: Брянск; Ivanovo: Иваново;
    Tver: Тверь; Smolensk: Смоленск; Lipetsk: Липецк; Kirov: Киров; Ulyanovsk: Ульяновск; Astrakhan: Астрахань; Tambov: Тамбов; Vologda: Вологда;
    Arkhangel’sk: Архангельск; Murmansk: Мурманск; Petrozavodsk: Петрозаводск; Cheboksary: Чебоксары; Saransk: Саранск; Kaluga: Калуга; Kostroma: Кострома;
    Kurgan: Курган; Magnitogorsk: Магнитогорск; Surgut: Сургут; Novokuznetsk: Новокузнецк; Kemerovo: Кемерово; Chita: Чита; Ulan-Ude: Улан-Удэ;
    Yakutsk: Якутск; Makhachkala: Махачкала; Nal’chik: Нальчик; Taganrog: Таганрог; Zelenograd: Зеленоград; Khimki: Химки; Balashikha: Балашиха;
    Podolsk: Подольск; Obninsk: Обнинск; Dubna: Дубна; Velikiy Novgorod: Великий Новгород; Pskov: Псков; Syktyvkar: Сыктывкар; Sterlitamak: Стерлитамак;
    Naberezhnyye Chelny: Набережные Челны`,
  BY: 'Minsk: Минск, Мінск; Homyel’: Гомель; Hrodna: Гродно; Brest: Брест; Vitebsk: Витебск; Mahilyow: Могилёв',
  UA: `Kyiv: Київ, Киев; Kharkiv: Харків, Харьков; Odessa: Одеса, Одесса; Dnipro: Дніпро, Днепр; Lviv: Львів, Львов; Zaporizhia: Запоріжжя, Запорожье;
    Vinnytsia: Вінниця, Винница; Poltava: Полтава; Chernihiv: Чернігів; Cherkasy: Черкаси; Sumy: Суми; Rivne: Рівне; Uzhgorod: Ужгород`,
  KZ: 'Almaty: Алматы; Nur-Sultan: Астана; Shymkent: Шымкент; Karagandy: Караганда',
  GE: 'Tbilisi: თბილისი, Тбилиси',
  AM: 'Yerevan: Երևան, Ереван',
  UZ: 'Tashkent: Ташкент',
  RS: 'Belgrade: Београд; Novi Sad: Нови Сад',
  BG: 'Sofia: София; Plovdiv: Пловдив; Varna: Варна; Burgas: Бургас',
  GR: 'Athens: Αθήνα; Thessaloníki: Θεσσαλονίκη; Pátra: Πάτρα; Irákleion: Ηράκλειο',
  IL: 'Tel Aviv: תל אביב, תל אביב-יפו; Jerusalem: ירושלים; Haifa: חיפה; Beersheba: באר שבע',
  EG: 'Cairo: القاهرة; Alexandria: الإسكندرية; Giza: الجيزة',
  SA: 'Riyadh: الرياض; Jeddah: جدة; Mecca: مكة',
  AE: 'Dubai: دبي; Abu Dhabi: أبوظبي, أبو ظبي',
  IR: 'Tehran: تهران; Isfahan: اصفهان; Shiraz: شیراز; Mashhad: مشهد; Tabriz: تبریز',
  VN: 'Hanoi: ハノイ; Ho Chi Minh City: ホーチミン, ホーチミン市, 胡志明市; Da Nang: ダナン, 岘港',
  TH: 'Bangkok: กรุงเทพ, กรุงเทพฯ, กรุงเทพมหานคร; Chiang Mai: เชียงใหม่',
  IN: 'Delhi: दिल्ली; New Delhi: नई दिल्ली; Mumbai: मुंबई',
};

const variantsOf = (name: string): string[] => [
  name,
  ...ENDINGS.flatMap(([script, endings]) =>
    script.test(name) ? endings.map((ending) => `${name}${ending}`) : [],
  ),
];

/** The English name in the data, the ISO 3166-1 alpha-2 code and the other names of each city. */
export const NAMES_IN_OTHER_SCRIPTS = Object.entries(NAMES).flatMap(([country, list]) =>
  list.split(';').map((entry): readonly [name: string, area: string, others: string] => {
    const [name = '', others = ''] = entry.split(':');
    const variants = others.split(',').flatMap((other) => variantsOf(other.trim()));
    return [name.trim(), country, variants.join(', ')];
  }),
);
