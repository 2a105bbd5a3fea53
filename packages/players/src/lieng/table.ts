/** Made by `node scripts/bench.mjs lieng train` (50 × 100000 deals, seed lieng); read by strategy.ts. */
export const MIXES =
  '0c00000 c000000 000000c a200000 9300000 0a20000 0a00002 b100000 2a00000 6600000 8400000 0900003 0b00001 7500000 4800000 3900000 5700000 0930000 0b10000 0840000 1b00000 0600006 00c0000 020000a 000c000 0700005 0800004 0b01000 0500007 010000b 0300009 0750000 002000a 000020a 0400008 0a02000 000100b 0084000 0040008 002a000 0b00100 0030009 0000c00 0008400 0390000 0804000 0660000 0050007 0057000 001000b 000200a 0003009 0570000 0039000 0903000 000010b 000a200 0480000 a000002 0048000 001b000 b000001 0732000 000b100 0008004 0006006 0642000 0025500 0066000 000002a 0043005 0060006 0723000 0007005 0004008 0075000 0037200 0453000 00a2000 0507000 0831000 0003900 0007500 0902100 0912000 0a00200 0003108 0000606 0800040 0a00020 0500016 0720003 0024105 0822000 0a11000 0005007 0070005 0651000 0006600 000a002 0034005 0011316 0007104 0910002 0009300 0615000 0525000 0000309 0921000 0009003 8200002 0900120 02a0000 0002307 0462000 0050700 0408000 0023205 0005700 0710004 9201000 0054300 5600001 0001830 0019200 0002a00 0044400 0700500 0016500 0606000 0046200 0810003 0002109 0000507 0020a00 6500001 0047001 9000003 0001308 b001000 000001b 0000408 0633000 0015204 0006105 0020109 0042006 0502005 0003090 0255000 0000039 0047100 0420006 0020406 0431004 0130206 0444000 0001506 0004800 0430005 0000903 0093000 0041007 5500002 4600002 0350004 0309000 0282000 0327000 0005205 0000b01 0803100 0280002 3800001 0023700 6400002 0002406 0003306 0505200 0310008 0001209 00b1000 0054210 8300001 0046110 0020226 0065010 0038100 00b0100 0220008 0402060 0027300 0021900 7400001 0030900 0700320 0542100 0712020 0291000 0003603 0705000 b000100 0920100 3700002 0014700 0200370 0001407 0460200 01b0000 020a000 0002208 0008202 0022800 9100002 0036300 0002730 0026400 0024204 0610005 0650001 0007401 0b00010 0020604 0004530 0030405 0612120 0354000 0470001 0165000 0022008 0000237 0500070 0310125 0310215 0400215 0004206 0602202 0250005 0040800 0270003 0802200 0221304 000b001 0450300 0560001 0009102 0402006 0543000 0316200 0003504 0124302 0214401 010b000 0800400 0363000 0037002';

export const ROWS = `         XcVLA5ZeXdC19 įĥiA11TTŦČÍXC12 Æ%A14Tjj%=ęĀĚjA4o3 ÛÛA14FTÛttÁættĚŋęÏą3 ÏÐA15SsŔRAASFÏœlA4 Â/A14S!Ó/Ü^ĶÓ=ĸķÂTËáá TfA13Ss)TTFRfFTFRfRcÌÌ  AAMGAALCZA9acdXZGA8 ÙõéŌZGA12FRAAMėđÍAM3GG A3MMA21SÆbA3 A29ÞFF A22FbAůAbËÍÍŚ FFA19R!AAoFTřŚśŜ A18SFSA4oA3Íõé  A15VcdC5dVG7 A19FŕšpşČÍceXdCC A22R~jtŞŞśţţč A22RFbAAfð4 A23SÆÅ!ĝĿ@CC A21R3ufAÊAAŚĈ A20S!ĀĎćňA3Zcc  A4MLGA6LLaAAMGdVaeVMA6 A8MMA18RRTT A29Þ~ę A24FAbAAŞãü A24fAjAAŞöC A25SATİĵĈ@ A20SFRÜÖC3xC3  A23cXLcci4 A24MRRfōŕĞĞ A26usÀl3 A28ĵœœŬ A27RťŁðĿ A28LeCC   A26C6 A26MMđ]šš A27SAÍČ; A29ĎðŬ A29ŏĿĿ A21STĎćŗC6   CCcA5cC23 C3LA9iăįkkC14 <<ŨA13Ð,YYúú;<{zykkC3 ::jA14+Y(::((Y3úāģģń >ŭA16F~wÚĐÃèrr+wøøĲ î(tA13/YY#n,îň>nÄ,ĭííŉ ĉ}^A12SWlw|nnð>ôĬĪëòī××  ieLAMXdCLA6LCXdC3XC9 F4SA16ÍeC9 %jbA23Tėč4 =ĀÏA19tÁA3)ðôĨĨ TFA21ó%ÇRWĨ[3 fTA19FsÜ%ļRTAťåå TÂA18Ff!äęĮĶŭÅĈ@@  A14LZCLcX3GALAGL5 A18SAAMÙįăđÍŌVĊ3 A23tæóĀōF4 A21f)âćAŪlôÖ3 A21RTuäĎWAÊīĈĈ A20âW4Ł!AAËĆĆ A15SFAFASfAASŁđAAC3  AMGLaZaaAAZaiXLGAMGeXcedeVcLZV3 A3MaV3LGMA11ŦŕA6õõ A32 A23SA6aa A24suæAALCC A25bAAFFęš A22SRuŗCĈĮ]]m  A17GAAXViCCMMAMLAA A24ŕTČ3ė3 A26jŞŬ4 A26jůņŒī@ A24FAAñÊĿ3 A26bAAeCC A9SFSFFA8RĀzC7  A21iCXeLLZVZZV A25G3ĥįmm A26Gaŋě;; A25RAbÔŋŋĄ A28Êķİİ A24TRæiC4   A26LLV3c A24VXišĞĞšš A28ļĀŪŪ A27Óî,n# A24fä^ŪŢśÝĦ    C3dcLA8MddC15 d3XXcA13ĸĞĄkC9 ŨŨVLA17^YYØĂ{hĦh3 ĤĤÅMMA17t:qqŉÔÔr3 ŪĤÅA19/rq÷ŘŅďďĢŀ ı}tA18lŤÕŅņ}rűďÉÉ ĤŢA18W?YŧŎĹőĄzC3  GMGGcC3eLAAGGZXC16 MaaZVVaA12MXCCg6x3 bÅÅjA17jŨÈçűűÖ[Ö3 A21FĚ#ÚÄrēî#úú A21Sũćn}W+;;__ A20F~ll|+nŖĆāŋÖ A20^Ę%~ęŰĚvC4  LaVVZZGGaGAMaecGA3ZiiXC9 SSMGGL5GA15iggpmv A5GZV3ZLA15Ül4 AAbjbA19RFbbrçŗö FFRFFA19WÀ?ůñăh& A24s)ïŊĵôÎ{ A20TFfuĎã&ĈŋŨ{ŗ  A13GciMLiCCcXCCiC3X3 A22SRRMéŌĥşşė A24RAAÙŗ3k A24FAAoůgCC A26ĘAŏð[ŗ A24RF%AAŨCC A22SAC8  A16MecCXdVALLZiie3 A21GVZCLSÍĊđōu A27oÙÍČŌ A24FsĎfTÒmm A25FFAAĵíí A24ssťñŚgCC   A18MA3M3A7 A23GLbGGÍfōT A24TTAAVedX A27ĺñðņŒ A25bAAĵļťŠ A20TfslwĚÑC5   A23aGAMMaL3 A28ÍäėČ A28éiĥg A29=ää A30MM    MGLaaLGMA3ML3AMGZC13 GLaZ4aGA13]šĔkkC5 A4GZVVaLA14::ŝh5 AAoÇoA19ČØĜqüÎ3 AbjoA19ÙĄ;ÃĠģ&CC ÐÞbA19=ÀwrŊŎŘþCC A20TĎkC4þC4  A9LVceeLA4GGMC10 A5MGa3LMA13ōvxgmmv A4bbAAMGGMA13bz&vÒ]] A3b3ÅÇA17S?Ē@kCC A3SSA19RW+ľőāÈÈ A3SÆSA18Wlā}ĨĄĔă A15FRRTTF)uįC8  A11MZXXVLGLCCLAVcd4Cdd A26Ùmv]Òš A26böÈy3 A27tòű<< A25ułuŉëðŬ A24fĎYĝİ]]m A19FRuäđxC7  A19adeViVGeCCdXX A22MGGMéxC4 A27k5 A28èã&C A26ÁAŢÄÔÔ A24!WŁGZC3   A21eXMaGLZXC3 A24LGMZXįmė A27iykCC A28èrŅā A27RťīCC A25SÍZC4   A24MMGaaVVa A27Leeii A27Xh4 A26STô[gþ A25TA^Ŀ4 A16S3A5ÆĎidC4   A23aA5GMA A28ÍėĞĞ A27FĞšŋŋ A28ťĮåĴ A26SRĶxCC  
A32                                                                                                                                                                       
BBHA29                                                                                                                                                                       
B4EEKJIA23 .*4ŇàġĕĽGGA5acXC12 BB*3àġìOPUA11đmppg6 B.ŇààĩġĕĖĖĽĽÙG3A9fÀŅY#3 B3DKNJQQOPIIUA11SŁq+?3 BBýêKKNJQOP3IMMA8/YôĲqŐ3 B4HêKNJQOPIA9Fl,#ŠåĴċ3 BBEJJQOPIIUA3UA6Ful?ðĴqëņëë                                                                                                                                                                
B8HDJPA20 B5HDEEKNNJQPIA5LC10 B5DĩĳùììO3PPIA5ušÒmC6 B9DENQğIUA7FŰĉØ<Õ4 B8DKQPIIA11uåĒ,##+ B9DKJPIA8SRsW+ıvxCx B8DJOPIA9u)ęåľÃ[ā3                                                                                                                                                                 
B13HKJPA15 B12DNPUA8LZC6 B13ENJPA7MLXCgxCx B13EJIA9j<öŗŗĔĔ B13HJPUA8bÚĹŋ]3 B13EOUA10Wıěz3                                                                                                                                                                  
B17HKQIUA10 B18HKNQOPUAXC5 B16EQIA7ZXg4 B18HKIUA6ĸă&& B17HEQIA7ōhhC                                                                                                                                                                   
B26KQA4                                                                                                                                                                       
BA31                                                                                                                                                                       
B3IA28                                                                                                                                                                       
B4DEJQA24 *û4àġĕìOUA9MXC10 B6DĩĩĖĽIA10įmgppm]v3 BB.êĩĳĕĖĽÙM5A9FT!ćnn## B3HDEKNJQOPIUA10f)âWYŧ3 B4HDENOPUA13wYÔïqååĮ B4HDKNJQOIA10FW,rqqÄū3 B3JQQOOP3I4A5SuWÀ|qqWl_3                                                                                                                                                                
B8HKOIA20 B6HEKNNJJQIA5GC11 BB.4ŇêàĩĳùùììQA6fšvpCgCx3 B6DDKNJQOPIIA7uW|(úY4 B5HDEKNJJQOOğA8TWëqY4 B8DENQOPUA9uwwŠ>ç3 B5HDEKJJQOPIA8##YÚr(hh&                                                                                                                                                                 
B12HKOIA16 B9HDDEKKNJOA5MZC7 B9DEKQOOPIUA6éykCCk3 B11DDKNJQPIA5óY3ß4 B11HKNQPIUA7Sä?ŭÃÃĒ B12EKJOPIUA5TĀrqqÿÿÝ B5HDDEKKNJ3Q5PA3)ĚqqŎö3                                                                                                                                                                 
B15HDKJPIA11 B16DEJQOPA4VXC4 B16HEOPIA6Ğđp3 B18DNPA7fmmp B19QPIA5oť&3                                                                                                                                                                   
B26DOA4                                                                                                                                                                       
BBKA29        B3EA28 B3OGiC8dXdC8ddC5 BBDJIAGiX3eVZZXC7vvuRT5      B7NIA23 B6DOVdCeA4GZcciXeCCeC6 B6HJOPIA4LcXXdCgmmvČFR5                                      B9DEOA20 B7deVLGA4GA8VC6       B16QA15 B14QA3ZiC12                                               B19EA12                                                       
B7DPA23        B10DNA20 B7àX3ecVcedC8A7 B7HõÍÙÙMSSAMS3ÙŌdCgđMMSFSF      B16OA15 B9.**ûûC7XaMA8 B10H3êOÍÍėmăpCggCCiVc3V                                      B17NA14 B17ġidC12  B21DAMX&ģŝÈ{3 B21HAAMČģū÷÷ÿÿ B21EAARnYĒĦããń   B20PA11 B19DAC11   B23AcŗvŐŬð3 B23cđïåŠňëĨĨ                                                                                                  
B10HJPPIA17 B7DEKNJOPIUA5GiC9 B6**àġĖĖaaLGGA8SSė]v]v BĻ5DEKNJQOPIUA8R)uTWħÒÒ B5DENJQOPIIA11W3åW3 B6HDKNJQOPA4MA6WY(Ĺěāě B5DEKJPPIA12ânÚåŐ]3  B13DNUA16 B13HàĖVVGAAGMcC8 B15EOUA9ĊC4 B13DHBDEKJUA5)Àçń3 B17DENA6)ĮŒăăx B18HQA5FYÄĹhCC B17DEJA4Sć,ĐĒÝ&C  B18EA13 B19DAGaiC8 B21QA3R!Òpg3 B22EA3ēħWħÀÀ B22QAAf|ěmC3 B22A3T,qĜÿCC B21DAAeC÷÷]mgg                                  B20JA11 B20EGLcC8 B21DOAAGdxC4 B22KAbŞěkC4 B22EA3#ŋmC3 B22AAÆw?ŋŒč3   B20HKQA9 B19DJUAMVeC6 B20KEKQUÍppmp3 B24OMkhÈ3{ B23EMŞĹĒ5 B23QAWħťĮŠ3                                                                                                  
B12DNJOIUA14 B12HDEKJQIA5GC7 B10DĩùOIIUA8RušÒ3] B12HEKQOUA8ĸwn4 B9DEKJPIIA9Fw?ŋ[çç B10DEJQOPIUA7RYÃŐŒŒċ   B19EQUA10 B13DEEJPIUA5dC6 B16DEKNQA4F!şmpgg B20DKQA4Ü,Õ3 B20DJA4ĺŪðń&C B20KQA3SFTøĹĹĐ B12DE3KKEKQIA3/~lC4  B22NA9 B22DALC7 B23IAFōmp4 B23EAFl#ß;3 B23EAAjŪhC3 B23KAÙćðÿăăx                                   B21DQUA8  B23HJAČ]pxxC      B18DEKOIUA8                                                                                                       
B15DEKKJOIA10 B18HKNJJQOUAAVC3 B16DKJUA7Sĥxgg B18KQPIIUA3SűÑ{{ B15DNQIA8=ťåŠŠ B13DKNNJJOIOĽaÙA^Ę_ß;;   B20KOA10 B18HDNOA5LC4 B19DEKUA3FRpg3 B18DNQPA5ŢðŬŋŋ B19HKOA5ÇqĒ3 B21DQA3bÃŀÝhÝ   B24EA7 B24QAAeC4 B24EAÍgC4 B21DENOAATŗyzz B21DENUAAñĜĹūģ                                                                                                                                                   
B26DJA4 B21HDJPIIAMC3 B22D3EEAVC3 B21HDENQAAiC3 B18HNQOPUA3ůåŋţŒ    B25DQA5 B23DJPAAaC3 B23DQIAAp4 B20DJIA6yzz B19DNOIUA3oĜŐņņ    B26HNA4 B25HQAiC3 B25KUAė]vv B20ENJOIUAAÆŗ3 B20DENNIAAušĔĔm                                                                                                                                                   
B27JA4        B28A4 B22.ààġiVcVVc       B28A4 B24.*ûàcV3                                                                                                                                                      
BBNA29        B3PA28        B6JIA24                                        B9PA22        B11KIA19                                                B15UA16                                                       
B8OPUA21        B9NIA21 B4ûC17eZMA7       B14HDDEOIA12                                        B17A15 B17HĖVC12 B19NAAeC9 B21JAALh{ßyC3 B22A3G[Ă[Òmm B21QA3WYåŋāĂ< B20NA3Č+WëŊı3  B18HDA12    B20DEIAAaţç]WÀÀ B20EOAAñwY;<[ŗŗ                                           B22QA9                                                       
B11DNUA18 B8HEKNJQOIA8C8 BB.*3ûûàĩĕOğIA12FĞm4 B6ŇàĩġĕĖĽĽMA10W3lĭ## B3Ļ3HKEKJO3IA10)W6 B5ýýêKJOIA13Ww(ðï3 B6DENQOIIA3M3A5Wl#ïqĴĲĲ  B14JIA16 B12*àĖL3A5GC8 B13DJPIA8RTxC4 B19HĖA4Tsnű;3 B11HDDENJOPPA6ĀņĔgăĔ B17HDNA6,q÷C3 B12HD3KKOOA4RĚY:Ă×ÉÉ  B19HKPA10 B13*ûààiiVMAAVC8  B9HHEJOIIĽĽZieiiVVÜĘ#yyCC B8H3DEEKJQQIA6)â|[Ązz B10HD3EKNJJOIA3^ŪèĜÝC3 B20EJOF?ŞůÿkCkC                                  B22A10 B20OA3C8 B21HAAeCxC5 B22DAACŝāãŀĦh B22A4ïĐll?[ B21EA3Wôåg]ĔĔ B20UA3Čţ]čÒ[3  B22NUA8 B19DPA3GC7 B20EOAĖĽipkkC3 B18HEJA4bŎYn3# B21KA3c&ŧ[l?? B21HEAA)ëÿ&ăüŗ                                                                                                  
B10HDENQIA16 B10HDEKNJQQPIA4GC7 B9HDENJQPIIUA8ōĔĔpp B10HDENQOPIA7WW+Y4 B10DKNOPIA9W3|lēÀ B9HDENJOIUA8sÀňĴĠ3 B9H4N3J4QAASW|?ÃŒÒšš  B17HEJA12 B11HHDEKNJQPA4C8 B13..**ààĩĕMA3Tŕvg3x B20HPA3âW+ŧ;3 B19HKA5sħô[Ĕm B17DEKUA4s?ÃĜz3 B3E3K5NNKNììO3ĽaMSfŔðĢC4  B22DA9 B8HDDEKNNJOPIIA5C7 B9EKJJQQOOPUA6ėvpCxCC B7HDKNJO4PIA8Y(ÚŎű; B6HHD3EEKJ4QPA6YèĐńök B21EA3ō[Ĺzyzz                                   B23KA8 B21KUAAeC6 B22DA3mmC4 B22HIAÙ;;Ö{ÑÑ B23KAAïèÿÿhh    B26PA5                                                                                                       
B15DENJQPUA10 B17DENNJQA3C6 B15HEKJQOPIA3TxC4 B15HEEKJQPUA3)ŃY4 B16DENOIA5Rĺ(YŤY B13HHD3KJQOIA3nqĜ4   B16HDDEKQUA9 B14HHDEKJPUA4C6 B15HDEKNJQIA3mC5 B16HDDEKNOA3äŮŅØ3 B17EKQOPUA3%Ęqÿ3 B16KOPPI3MAAĀqĜĒ3   B21HDKA8 B9DJQOOPIIUA9C5 B9DENJNJQOPPIA7C5 B8HENJQIA13(ūÉŀŀ B16HHDEJOIA4ĜĒÿÉ÷                                    B25IA6                                                                                                               
B24DA7 B20DEKNNPAcC4 B22DNQPAAdC3 B24KQAAVChh B24HEAñĜÉ3    B24DA7 B22EJA3C5 B21DKQA4gp3 B20DJPIUAAļŗCĦĦ B17HDENQPA3M_C4    B24HA7 B22.ûcVieC4 B20EQA3FAAvpgg B18HDDKJPA3F?Î;;                                                                                                                                                    
B28A4        B27OA4 B25HVZaLGM       B26DA5                                                                                                                                                       
B9HDENIA18        B7EJOIUUA19 B5JğZ6VC3XC5ZXcVc3ie       B8DQA22 B5KOUAAZViC12iXZdC3       B12OA19 B8iiC15ceA3ML B8ENġĖŌmggC10ĥA5      B15HIA15 B13EcC10AcALZci B14HìĽixxdeC3AÙAAõŌV      B19QA12 B17KĖVZZC3dCdC4       B22A10 B20QAAaC8       B16HJA14        B16EA15 B11NA4GLaVXC3eAcC5       B18OA13 B13EIA4MLXdCCdC6       B20OA11 B15DJAGLLcXeiVC6       B21KA10 B18ENAAL3ZVVC4       B22KA9        B22DIA8        B21DIA9        B22NA9        B21ENIA8        B23KUA7        B23DJA7        B20HDDEUA7               
B19EOA11        B15HQUA14        B16EUA14 B11.ĥC12ZGA5       B18PA13 B13ûC9VZA7 B13JMÙÍÍGđđĥgxCiiA5      B21A11 B18ûC5eaGA5 B18NGLiCeddCXXd3      B23OA8 B21ĕeeiAAMGA3       B24OA7 B22HiXiiZaGLG       B20OA11 B18ENIAAZZcdC5   B22EIAAtrŊņðð    B21A11 B21UAALiC6 B21DJAAVĥXmvvm B23DA3;?l3 B23OAAñÝĄ[3    B22OA9 B21KA3aC6 B22NA3Vx3gg B24KAVh&&hh B24PAñÉĒÉĒĒ    B22HOA8 B22HIAAaC5       B24HA7 B23DIAacC4       B24HPA6        B23ENPA6        B22HIA8        B24HIA6        B24HPA6                B25NA6                       
B14DNOPA14 B12EKNQP3I3UA4GeC3  B10ýêêEKOt%4jbA6ħħ? ý6BBýDKNNJQOPIA8!)Aű3 B7DEEKNJJQOP3IA6^ĤÇěĂ_   B18EQUA11 B9HENOIUA6LGAGGVC5 B14DDEKNQA8Ōg3 B18DKJJOA4SėC3 B18DJUA5FŢå4 B16EQOPA6ůqĲĜ3   B17HEJA12 B17DJUAGAAGiC6 B19QIA7şppm B15DKNOA8!Į4 B15HKJPIUA5RÁŰ]Ĕm B20DJUA4ŢŢühĦ   B21JA10 B17HPA7cC5 B17EQA8Ùvvmm B22NUA3F]&CC B22EA4bÝC3 B23EAA)ðĠðĨð B15DDEENPOQPOŰlšÎ[[Ą  B23IA8 B22UA3VC5 B23PA4C4 B24A3FĮĦhh B24KAAĀÃďãã B23HAAęßC4   B25A7 B23HA3VC4 B24EA3gC3 B25HAAŀh3 B25OAjĐĹūĹ B25Dĺĺßß;_   B26A6 B25HAAXC3 B26AGCk3 B26EAĤěĂ< B26JļĹ÷hh    B19DNOPUA8 B20DNOAAGC6 B23EIAAvpggx B24EAAßl3ē B22KUAA%āĮĞĞĮ    B21KOA9 B23PA3cC4 B24IAAšvm3 B23KAAÇ<l[3 B22DPA3÷ēl3    B22OPUA7 B23EUALC5 B23DOAAėv3] B23HDOAąl[;; B25AñĜŐ4    B22HDJA7 B21HàġĖaiC5 B22DNA3LC4 B26AVyC3 B25EůÿÉÉĒÉ    B22ENQPA6 B23ĩĽGaaC4 B25KAAmp3 B22HDDNąąÎ{<_     B23HNOA6 B22EOPaViC4 B25QAApg3 B22DOOPI;Ö[3     B23HNOUA5        B20DKUA9        B23KIA7                                               
B14EEKJQQOOPIA8  B18HD3EKNJAFR]]m B12êĳù3ìIUUA8lēē B13HENJQOPIIA7ČĄ[    B18EKJOOPA8 B13HDDKNJJQOIA3MC5 B13HDEEKJOIIA6]]vm B19DENPA5ĎŝÈÈ B14HDDNOPA7ÇŐÉ3 B17.HKOğĽGLa=Ú>Ôò>   B22NPA8 B16HDENJQIA4C5 B16HKJQQOIUA3Smp3 B19DQIA6Üńöh B20HEEQA3ÞĹÝÝh B18EKNJJOPAAŪñq3   B23QA8 B21HNPAAaC5 B23KPA3xC3 B22DKJA3Ě{zy B24DA3rh3 B21KJIA3ĎðØ3   B26A6 B25QAC5 B26AMC4 B25DAAØCC& B25JAAĐÈĢĢ B25OAWŋk3   B26KA5 B26AXC4 B26KAXx3 B26AAĘØĂĂ B25HAAC4    B27A5 B26QZC4 B26DAC4 B27Aby3 B26ĖMæĂØØ    B14EKNIA14        B19HQUA10 B21HNOUAaXC4 B25AFşmmvv      B19HEJA10 B21HKQUAALC4 B25NAAv4      B21DPUA8 B21DOA5LC3       B23EIA7 B24HIA3VCC       B23EOA7        B23OPUA6                                                               
B24HQA6  B22HDKNOAAĥgx B25HPAAā<< B27AAĒ3    B25KA6 B19HDEKNJPAAC4 B25JAFvm3 B22KIA4t<3 B20HJOI3AAðÉ3    B22HEA8 B22DKPA3C4 B23DNIAAĊCCx B20EPA6%ØĂĂ B20DIA6ņŠ3    B25IA6 B23DNA3C4 B23EJA3vC3 B22EUA4óÑÑ< B21NQUA4ë]čŗ    B27A5 B26NAeC3 B26IARpmm B24DUAAóz3 B22DPA4ŐÝ3    B27JA4 B27AZC3 B26JAACgg B25QAAayz{ B25DėLckCC    B28A4 B27DZC3 B27AACCx B25EOAđpmg                                                                                                                    
B29A3 B28UcCC B25DNOAC3 B28AC3     B28NA3 B27EAC3 B23HDJAASmvm B26EOAÖ[l     B26DIA4 B26EAAC3 B22DNJIAAFmpp B20DJQPIUUAj[3     B27KA4 B26PAAC3 B24DOAATg3 B23KOA3Üz{{     B27KA4 B26NAAC3 B26KARggp B24DUAAÅC3     B28A4 B27HAC3 B26KAVCCx      B28A4 B27KGC3                                                                                                                      
B28NA3        B28OA3        B28IA3        B28A4 B27DZLGL       B28QA3 B26àG3MM       B28A4        B28QA3                                                                                                                       
B6KQA24        B9EIA21        B8HDDIA20        B6KJOIA22        B9DKPA20        B12EUA18        B18IA13        B15QA16        B15KA16        B15KUA15        B17NA14        B18PA13        B20UA11        B21A11        B21A11        B20HA11        B21DA10        B21DA10        B22EA9        B23QA8        B23NUA7       
B14UA17        B15HDJA14 B8û4C12VA7       B17HJA13 B12ûC11ZA7       B17DQA13 B11ûC11cA8       B18KA13 B7.**ûûC11eaA7       B19EA12        B19EIA11        B21KA10 B21OALMC7 B21HOAacCg4p B24AAbŅÎ{yy B23OA3Đnnúú B22DA3ÛvÔrnn   B22A10 B22A4C6 B23JAAZC5 B24AA%{p&CC B24AA%Ĺāzyy B23AAóĚ]ĜĒ]]   B22DA9 B21HA4C6 B22DPAAG]C4 B24DAA{&C&& B24JAr÷C3& B23EA=óÕĜĒďď   B22DIA8 B22NGeC7   B24KAAdC4    B23A9 B21HEAAaC6       B24PA7        B24A8        B22HKA8 B22HIAAC6 B24HAv]mmpp B25AöhĦC3 B24AAåÉċċŒŒ    B23DA8 B24UAcC5       B25IA6        B24EQA6        B25HUA5                       
B15NPA15 B20EJA4MLC4 ..*9û5àġġĕĽÙA6TĞÒÒ B11HDEKNJOPA9TW3 B9DDKNQPIUA9WęTW3 B10DEKJOPA10wÚĘĉĭĭ   B20JA11 B15EKOUA6aC6 B13DKJQPA9FĞÒ]] B20EJOMAAFWWĮħħ B18DEJIA4TÓ)ššÒ B13HDEENJPUA5+(Đãŝ{   B20EUA10 B16DKQAAMMAMMC6 B15DJPA10ėmmp B21DKIA3usv]] B20DNPA4ũ?çx& B19DNPA4l}ÝCĦĦ   B21JA10 B15HDKJPGaZMGVC6 B17DEJIGLLA3Rmp3 B18HD3QA4RłgCx B16HDE3DKUAAuħC4 B19D3PAAfWēčCÝĢ   B19NPA11 B21KA3GXC5 B22DPAASR]mpp B23KAAFsÀă3 B23HAAFbŭÿ÷ÿ B20HDĖGaZČ×C4   B20DJA10 B23AAC7 B22àPAASfšvvm B25AAFČÿÿÝ B24DARFĞgCC    B19DJOUA9 B22NA3C6  B25EFć;Ñ<ě B26Abąyzz    B24A8 B24KAGC5 B25AAgC4 B25AoÈkC3 B24AAñïYß;; B22NA3úCÚ(::   B24OA7 B24KAZC5 B25AAp5 B25AAC5 B24AAñĜyöĄš B23IAAsxky[[   B24DA7 B25AaC5 B25NAxCp3 B25AÇC5 B24NAAÉyy{Ĕ    B25A7 B25AVC5 B25DAĊmpgg B25KAC5 B24DUAÉÝÝ÷÷    B25PA6 B25EAC5 B25KAdxmpp B26AC5     B26A6 B26AdC4 B26Aįpmvv      B26QA5        B22HQA8 B22ENPAXC5       B21DENA8        B23HQA7                                       
B16HENOA12 B16HDEKNQPA4dC4 B14.3*êĩùùìIA4uÒ]] B15HDEĳĳùìğMA5ē3 B15HDKJOIUA5âj,n, B9HDEKKNJJQ3OğUA3R,ÛrYY   B22NA9 B15DEENJPIA4iC5 B19D4JA3TÒv3 B15HDENJOPUA4T)l3 B19HDKA5!f[Ąŗ B17H3DEQA4Ywß;;   B23PA8 B16HEKKJOIAALC6 B22EOUA3Òvmm B21HKQA3fWĄ3 B21HNA4uŖ[ĄĄ B16H3DHDNIAARlĹC3   B20DDJUA8 B22ġVXXC6 B20HDKOA3fÒvmp B23DA3Rħl[Ą B22HQAA!WÀCăč B10D9KġiiVcVė]CCxg   B16HDDENJOA9 B24AAC6 B23EA3T]p3 B24PAAWĮC3 B23PAARâņCkö B21.*àeĥąĹģāģģ   B21KOUA8 B24NGC6 B25IASvmpp B25IAłw{zz B25AAťċxx&    B24NA7 B25MC6 B25HAĥpg3 B26As[y3     B21QA10 B24OAAC5 B24KAAvmv3 B25OAÑmgCC     B24EA7 B24DAAC5 B25NAÍ]]pm B25QA{CCyz     B24DA7 B25PAdC4 B24HQAėmpxC B25Qt_pC3     B24EUA6 B24EKGXC4       B25OA6 B25DQAeC3       B26DA5                                                                       
B23EUA7 B22HDJA3C4 B21H3DQAAÍgpp B25KAAóYß; B25OAAÁÚĐĐ    B23HUA7 B23HJAAC5 B24EIAAmg3 B22EJIA3Á__< B23HNA3ŪÃĒĒ    B24DIA6 B24OAAdC4 B24DA3px3 B20DKJOIA3Ń{{z B18D3KNJPA3ĘċĒĹ    B23KA8 B22HEIAAC5 B24HA3pxCx B18HEKNJQUA3#Ñ{< B23HHĽAL{&ģū    B24NA7 B25AAdC4 B25KAApgkk B25KAAnzzy B19..ŇàĕĖaLZńĦüÝ    B24HA7 B26AdC4 B26AÍpggp B26AÜwÑ3     B25A7 B26AdC4 B26AFg4 B21HDEKOjÒC4     B26OA5                                                                                                               
B28A4 B28AC3 B27DAC3 B27HjC3     B28A4 B27IMC3 B25HKAAC3 B26HUÛkyC     B27PA4 B26EAC4 B25KUAÍCxC B22HDNIAA<Cyy     B27JA4 B25OAAMC3 B24NA3mC3 B24JIAMŗCCy     B26EA5 B26QAZC3 B25QAAįgxC B23ŇàĖaékCyy     B27QA4 B26HPiC3       B26PA5                                                                                                                       
B29A3        B28OA3        B28A4 B26àĕVaZa       B27HA4 B27ġZaaZ       B27JA4        B27IA4                                                                                                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
B7A25                                               
B14JUA16                                               
B20QA11 BB.14ĖĽMA9XC3 B16cLLGGA8C3 B16LLGGMA8C3 B15ýBHêêKPA5tŃykk B15HêKOIUA5ŃYŮz{{ B15UPI3A4ĺÁYYAz{Ñ                                         
B19DNPA10 B18.ùPA7C4 B16ûûddcVLMA5C3 B20HKJIA4j__< B18EJOIIA4jY<3 B14H3ENPIA5ÁYŃ{zz                                          
B23DJA7 B21DEEKA3eC3 B19.3ġIA5C3 B21DDKQA3ĺzyy B18HDKJQPA4ÁC3 B14PHNQOIQOPOA3YóCkk                                          
B25DQA5                                               
B27EA4                                               
                        B12QUA18        B15EOA15               
                        B15EA16                       
        B23DPA7        B16HD4EKJOA7        B15DUA15                       
        B24NUA6                                       
         B12HDDĩġĖĽĽIIUA4GeC3 B17DKKQIA5MC4 B24DQAG<3_       B25JAcC4 B23DJQąßß;;_                            
        B23HOIA6                                       
        B28A4        B27JA4                               
                        B13EENPA15        B14A18               
                        B21KIA9        B18HHBHNNA8               
        B22OA9                B25IA6                       
        B24A8 B24DULXXC3 B24JAAC5 B25IAz{ykk B25AAkC4    B25A7        B26A6                       
        B21EQIA8 B23EQIAXC4 B22HUA4C4 B25PAĘ;y3 B26AŮYÕßÕ      B26QVeC3 B24KIAaC4                            
B25OA6        B25EA6 B23HOA3C4 B26KAC4 B26KAß<3     B26PA5                               
        B28A4        B26JA5                               
B11DA20                        B13H3OA15                       
B18OPA12        B23A9                B19EA12                       
B22QA9 B18A10C4 B14da3A10dC3 B15*ûûCdLGA6Ů{3 B22EA5Yy3 B17EBBQA5bæóC3   B25A7                B20HOA10                       
B24EOA6 B22NIUA3XC3 B23NUA3dC3 B23HEIAAŮ{zy B21DNPA3bYy3 B17QBNQIUA4Y_CCk   B26A6                                       
B26HA5 B25DQAAC3 B24DNIAGC3 B23HNPAAæC3 B21DENQIAAŮC3                                           
B27OA4                                               
B27QA4                                               
                        B16NA15        B13DNUA16 B11.*dC12eAAM3       B21A11 B15*dC9dc3VV      
                B22NQIA7        B17DKNOA11        B21IUA9        B24QA7 B21û3dLA6      
                B23EA8                B20ENQPUA7        B24NA7 B21*ûC3eMVZZi B24EeCLdC3     
                B23KA8 B24deVLGLie B23DOGdXC4 B22EPUAt<ÑÑ{{ B23JIAiC5                    B21DENA8 B22ûddCcMaVaG      
         B10*û4dC3XXiccGLGiC4       B24QA7 B23ûiLGAVC3 B22ĩĽGMeAC4 B21*àĖGMLt__<<                            
        B15DO4PIIUA8        B25JA6 B24EA3Macc B25DAAMC3                             
                B27A5                               
                        B17NUA13        B20DOA10        B22OA9       
A32        B8DKNJQPA18        B23HJA7        B24HA7        B25A7 B22EQA3C5       B24QA7 B20.àVZaGaZVeCC      
A32        B15JPUA14        B20DEKQA8 B23HĳAAce3X       B26EA5 B24EAAC5       B24KA7 B24PAcC5       B24OA7 B23*ûcaLdidC B24UAAZdC3     
B13A19        B19PA12 B16*3àġa3LGAAC4 B22HDNUAXC4 B25DAj_zyy B25KAæYß3    B25OA6 B26AAC4 B26AC5 B26QÑ_<Ñ< B26AC_Ñ<<    B27A5        B23KPA7 B19..EùìĽLGC5       B22HQA8 B25cXC5      
B20EJOPIA7        B22OUA8 B21NPIUA3dC3 B22KOIA3C4 B25IAA__Ñ{     B26IA5 B26AAXC3 B25PALC4 B25JAVÑÑ{{                            
B25EIA5        B24PA7 B25EIAZC3 B25DUAXC3      B26KA5 B26OAVC3 B25DKAdC3                             
        B26DIA4        B27A5                               
B14HA17        B17HQAAUA10                B21JA10                       
B21NHDA8        B24KA7                B24KA7 B20AUA5LC4                      
B26OA5 B21A7GC3 B16A13C3 B20HHBJNA3ÁÑ3 B21HDEPA3ŃÑ3    B26PA5 B25HAAC4               B26A6 B24NA3C4                      
B27PA4 B25HKIAC3 B25JPAAC3 B23DEQAAbk3 B19HBENOPIAAjz3    B27A5 B26HALC3               B26OA5                       
B28A4 B27KAC3 B25DJAAC3 B24HEOAAC3     B27IA4 B27AC4                                      
B28A4        B27A5                                       
B27JA4                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
B26DJA4                                               
B28A4  B25DJAAC3 B24DKAAGC3 B21DNKQA3cC3                                           
B28IA3                                               
B28A4                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
                                               
B21DQA9                                               
B26QA5                                               
B27JA4 B26EAAC3 B26NAAC3                                             
B27KA4                                               
B27DA4                                               
                                               
                        B25A7        B23HJA7        B24QA7       
                        B27A5                B24HA7       
                B24DA7        B27A5                B24EA7       
                B24KA7                               
                B24DA7 B24NILaiX3                              
                B25EA6                               
                                               
B11DOA19                        B22PA9                       
B21QIIA8                        B25OA6                       
B26UA5        B26DA5                B26A6                       
B28A4        B26KA5                                       
B28A4        B25HA6                                       
                                               
                                               `;
