/** Whole passwords that lead the published lists of stolen ones and satisfy the site's rules. */
const WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
zaq1zaq1 zaq1xsw2 xsw2zaq1 2wsx3edc 3edc4rfv 1q2w3e4 qazwsx12 qazwsx123 qazwsxedc123 a1b2c3d4 a1b2c3d4e5 abc12345
abc123456 abc1234567 abcd1234 abcd12345 abcd123456 abcde12345 abcdef12 abcdef123 abc123abc 123abc123 1234abcd
12345abc 123456abc 1234qwer 12345qwert 123456qwerty 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe qwe123qwe
qwe123456 qwe12345 qweasd123 qweasdzxc123 qwer1234 qwer12345 qwert123 qwert1234 qwert12345 qwerty1q qwerty12
qwerty1qwerty asd123asd asd123456 asdf1234 asdf12345 asdfgh123 asdfghjkl1 asdfghjkl123 zxc123456 zxcv1234
zxcvbn123 zxcvbnm1 zxcvbnm123 1qw23er4 aa123456 aa12345678 a123456789 a12345678 a1234567 a123456a 123456789a
12345678a 1234567a 123456aa 12345a12 q123456789 q1234567 z123456789 z1234567 s1234567 m1234567 w1234567 x1234567
aaa111222 aaa11111 aaaa1111 111aaa111 1111aaaa 11111111a a11111111 a1111111 aaaaaaa1 aaaaaaa0 a0000000 qqqq1111
qq123456 qq1234567 qq123456789 ww123456 zz123456 ss123456 cc123456 dd123456 as123456 ok123456 ab123456 ab12cd34
abc123123 123123abc 123123qwe 123321qwe 321654qwe 147258abc 147258369a 159753qwe 741852963a 987654321a 987654321q
0987654321a 1a2b3c4d 1a2s3d4f 1a2s3d4f5g 1z2x3c4v 1z2x3c4v5b g00dluck n0th1ng1 l0vely12 trustno1 ncc1701d
ncc1701e r2d2c3po c3por2d2 thx11381 blink182 sum41sum jordan23 kobe2424 kobe1234 mj232323 ronaldo7 ronaldo9
messi100 beckham7 slipknot6 area51area mustang67 mustang5 corvette1 camaro69 charger1 rush2112 porsche911
test1234 test12345 test123456 testtest1 test1test login123 login1234 guest123 guest1234 root1234 root12345
admin123 admin1234 admin12345 admin123456 admin2020 admin888 admin1admin administrator1 pass1234 pass12345
pass123456 passpass1 passw0rd p4ssw0rd p4ssword pa55word pa55w0rd pa$$w0rd p@ssw0rd p@ssword1 p@55w0rd pass@123
pass@1234 pass@word1 passw0rd1 passw0rd! passw0rd123 password! user1234 user12345 default1 temp1234 temp12345
changeme1 changeme123 change123 letmein1 letmein2 letmein123 letme1n1 secret123 secret12 access14 access123
welcome1 welcome2 welcome12 welcome123 welcome1234 welc0me1 hello123 hello1234 hello12345 helloworld1 hallo123
iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu12 iloveu123 loveyou1 love1234 love12345 love123456 lovely12
ilovegod1 ilovejesus1 jesus123 jesus777 god12345 angel123 angel1234 blessed1 faith123 money123 money100 boss1234
master12 master123 superman1 superman12 batman123 spiderman1 pokemon1 pokemon12 pokemon123 naruto123 naruto12
minecraft1 minecraft123 roblox123 fortnite1 dragon12 dragon123 monkey12 monkey123 tigger12 tiger123 shadow12
shadow123 killer12 killer123 soccer12 soccer10 football1 football12 football123 baseball1 baseball12 basketball1
hockey12 liverpool1 liverpool123 chelsea1 chelsea123 arsenal1 arsenal123 barcelona1 realmadrid1 manutd123
juventus1 michael1 michael12 jennifer1 jessica1 jordan12 ashley12 daniel12 daniel123 andrew12 joshua12 matthew1
anthony1 charlie1 charlie12 charlie123 michelle1 princess1 princess12 princess123 sunshine1 sunshine12
sunshine123 butterfly1 chocolate1 flower12 flower123 summer12 summer123 winter12 spring12 autumn12 freedom1
computer1 internet1 internet123 samsung1 samsung123 apple123 google123 google12 facebook1 facebook123 gmail123
yahoo123 hotmail1 youtube123 instagram1 instagram123 tiktok123 windows1 windows10 microsoft1 dell1234 cisco123
oracle123 mysql123 postgres1 linux123 ubuntu123 raspberry1 toyota123 honda123 yamaha123 nokia123 nokia6300
china123 india123 india1234 thailand1 thailand123 bangkok1 bangkok123 sawasdee1 sabaidee1 siam1234 thai1234
london123 newyork1 america1 canada123 mexico123 brasil123 turkey123 russia123 germany1 france98 viking123
`;

/** Words that only a number away are among the most stolen: `dragon2024`, `Summer99!`. */
const WORDS = `
password passwort senha parola contrasena motdepasse wachtwoord qwerty qwertyuiop azerty qwertz asdf asdfgh
asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcde abcdef abcdefg abcdefgh admin administrator root user guest test
tester demo login welcome letmein changeme secret access master hello iloveyou iloveu loveyou love lovely angel
jesus monkey dragon tiger lion eagle shadow killer hunter ninja samurai superman batman spiderman ironman starwars
pokemon pikachu naruto minecraft football soccer baseball basketball hockey tennis cricket liverpool chelsea
arsenal barcelona realmadrid manchester juventus michael jennifer jessica jordan ashley daniel andrew joshua
matthew anthony charlie michelle amanda thomas robert william nicole hannah samantha princess sunshine butterfly
chocolate cookie banana orange cheese pepper ginger flower rainbow summer winter spring autumn january february
march april june july august september october november december monday friday sunday freedom whatever trustno
computer internet samsung apple google facebook gmail yahoo hotmail windows microsoft mustang ferrari porsche
mercedes toyota honda yamaha thailand bangkok phuket chiangmai siam thai sawasdee company office business default
temp temporary pass verisiam asdasd qweqwe zxczxc qwe asd zxc aaaa aaaaaa xxxxxx aa qq
`;

const split = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

export const COMMON_PASSWORDS = split(WHOLE);
export const COMMON_WORDS = split(WORDS);
