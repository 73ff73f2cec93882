/**
 * Words that sentences of a language cannot do without and names of tools do not contain. The languages that
 * are close to one of the portal's are here so that they are not taken for it.
 */
const LISTS: Readonly<Record<string, string>> = {
  en: `a an and the of to in on for with by at as from into using through within while which that this these
    is are was were be been has have had i my we our their its it or not all across over under per between
    during such also both than other more new who where when after before about including up out`,
  es: `el la los las un una unos unas y e o u de del en con por para al a que se su sus mi mis lo como más es
    son fue fueron ser sido he ha han hasta desde entre sobre sin muy también donde cuando mediante este esta
    estos estas otros otras me nos durante así según cada todo todos todas no`,
  pt: `o a os as um uma uns umas e ou de do da dos das em no na nos nas com por para pelo pela pelos pelas ao
    aos à às que se seu sua seus suas meu minha como mais é são foi foram ser sido eu até desde entre sobre
    sem muito também onde quando através este esta estes estas outros outras me durante além cada todo todos
    todas não num numa`,
  gl: `o a os as un unha uns unhas e ou de do da dos das en no na nos nas con por para polo pola ao aos á ás
    que se seu súa seus súas meu miña como máis é son foi foron ser sido eu ata dende desde entre sobre sen
    moito tamén onde cando este esta outros outras me durante cada todo todos todas non coa co cos coas nun`,
  ca: `el la els les un una uns unes i o de del dels d en amb per a al als que se es seu seva meu meva com més
    és són ser he ha han fins des entre sobre sense molt també on quan aquest aquesta altres durant cada tot
    tots totes no l pels pel sóc`,
  fr: `le la les l un une des et ou de du d en avec par pour à au aux que qui se sa son ses mon ma mes nos
    notre leur leurs comme plus est sont a été être j je il nous on dans sur sans entre chez lors afin ainsi
    ce cette ces dont où très aussi tout tous toutes pas depuis pendant sous vers via`,
  it: `il lo la i gli le un uno una l e ed o di del dello della dei degli delle d in nel nella nei nelle con
    per da dal dalla dai dalle a al alla ai alle che si suo sua suoi mio mia come più è sono stato stata ho ha
    hanno su sul sulla sui tra fra senza anche dove quando questo questa altri altre durante presso non ogni`,
  ro: `un o și sau de la în cu pe pentru prin din al a ai ale că care se său sa mea meu mai este sunt fost am
    au până între fără foarte unde când acest această alte toate nu cadrul`,
  de: `der die das den dem des ein eine einen einem einer eines und oder von vom mit in im für auf an am aus
    bei beim zu zum zur nach über unter durch als ist sind war waren wurde wurden ich wir mein meine unser
    sich sowie auch nicht bis seit zwischen ohne um wie sehr alle mich`,
  nl: `de het een en of van met in voor op aan uit bij te tot naar over onder door als is zijn was waren werd
    ik we wij mijn onze zich ook niet sinds tussen zonder om zoals zeer alle dat die deze dit binnen heb heeft
    ben`,
  sv: `och att en ett i på av med för till från som är var den det de jag vi min mitt våra har hade om inte
    samt genom vid inom under mellan utan också`,
  da: `og at en et i på af med for til fra som er var den det de jeg vi min mit vores har havde om ikke samt
    gennem ved inden under mellem uden også`,
  nb: `og å en et i på av med for til fra som er var den det de jeg vi min mitt våre har hadde om ikke samt
    gjennom ved innen under mellom uten også`,
  fi: `ja tai on oli ovat se että kun mutta myös sekä joka jotka kanssa mukaan minä olen ollut ei vuoden noin`,
  pl: `i oraz w we z ze na do od po dla za o przy przez pod nad a lub że się jest są był była było jako które
    który która nie także między bez`,
  cs: `a i v ve z ze na do od po pro za o při přes pod nad nebo že se je jsou byl byla bylo jako které který
    která ne také mezi bez pomocí jsem`,
  hu: `a az és egy vagy hogy is nem van volt voltam meg el ki be át mint után között alatt való`,
  tr: `ve bir bu ile için olarak olan da de veya gibi daha çok en kadar sonra ise üzerinde`,
  id: `dan di ke dari yang untuk dengan pada dalam sebagai adalah atau oleh ini itu saya kami telah juga`,
  vi: `và của cho các với là trong được một những tại để từ về có này theo trên`,
  la: `et in ut ad sed ac non est sit cum ex ab quis nisi dolor amet esse eu velit nulla nunc vel per`,
  ru: `и в во на с со по для из от к у о об за при под над до или что как не это был была было были я мы мой
    также которые который которая через между без`,
  uk: `і й та в у на з із зі по для від до о про за при під над або що як не це був була було були я ми мій
    також які який яка через між без`,
  bg: `и в във на с със по за от към до или че като не това е са бил беше аз ние също които който която чрез
    между без се`,
  ar: `في من على إلى عن مع و أو أن التي الذي هذا هذه كما بعد قبل بين خلال كان تم لا`,
  fa: `و در به از با که را این آن برای یا تا بر است شد شده بود یک`,
  hi: `का की के में से और को पर है हैं ने एक यह था थी थे लिए या भी किया`,
  mr: `आणि मध्ये आहे आहेत चा ची चे व या साठी होते होता केले`,
};

/** The function words of each language. */
export const FUNCTION_WORDS: readonly (readonly [language: string, words: ReadonlySet<string>])[] =
  Object.entries(LISTS).map(([language, words]) => [language, new Set(words.split(/\s+/))]);
